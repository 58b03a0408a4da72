// What is fetched once for everybody who wants it.

/** Fetches a thing the first time it is asked for. What could not be fetched is tried again the next time. */
export function once<Of extends readonly unknown[], Thing>(fetch: (...of: Of) => Promise<Thing>): (...of: Of) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>();
  return (...of) => {
    const name = JSON.stringify(of);
    let thing = known.get(name);
    if (!thing) {
      thing = fetch(...of);
      known.set(name, thing);
      thing.catch(() => known.delete(name));
    }
    return thing;
  };
}
