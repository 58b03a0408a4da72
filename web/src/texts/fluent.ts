// Texts of one language, read from Fluent.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export class Texts {
  /** In the order they were written. */
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;
  /** What was not said yet: a text is parsed when it is first said. */
  readonly #sources = new Map<string, string>();

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const starts = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)];
    starts.forEach(({ 1: id, index }, number) => this.#sources.set(id!, source.slice(index, starts[number + 1]?.index)));
    this.ids = [...this.#sources.keys()];
  }

  /** Is there a text with this id, such as `rule-Q9-3`, or `rule-Q9-3.ruling` for an attribute? */
  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text with this id. A text that is missing shows its id, and a test fails. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`the text ${id} lacks something`, ...errors);
    return text;
  }

  #pattern(id: string) {
    const [message, attribute] = id.split('.') as [string, string?];
    const source = this.#sources.get(message);
    if (source !== undefined) {
      this.#bundle.addResource(new FluentResource(source));
      this.#sources.delete(message);
    }
    const found = this.#bundle.getMessage(message);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }
}
