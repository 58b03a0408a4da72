// What this browser keeps (IndexedDB): a database with one store in it for each kind of thing.

export class Shelf<T> {
  constructor(
    readonly database: string,
    readonly store: string,
    readonly keyPath: keyof T & string,
  ) {}

  put(thing: T): Promise<unknown> {
    return this.#within('readwrite', (store) => store.put(thing));
  }

  get(key: string): Promise<T | undefined> {
    return this.#within('readonly', (store) => store.get(key) as IDBRequest<T | undefined>);
  }

  all(): Promise<T[]> {
    return this.#within('readonly', (store) => store.getAll() as IDBRequest<T[]>);
  }

  delete(key: string): Promise<unknown> {
    return this.#within('readwrite', (store) => store.delete(key));
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: this.keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  }

  async #within<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    const opened = await this.#open();
    return new Promise<R>((resolve, reject) => {
      const request = work(opened.transaction(this.store, mode).objectStore(this.store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    }).finally(() => opened.close());
  }
}
