/** Where a value stops being what an answer may hold: JSON, bytes and files. Undefined when it does not. */
export function unlikeJson(value, path = '') {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (value instanceof Uint8Array || value instanceof Blob) return undefined;
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return `${path}: an object of the class ${prototype.constructor?.name ?? '?'}`;
  }
  for (const [key, item] of Object.entries(value)) {
    const fault = unlikeJson(item, `${path}/${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What is wrong with the sentence of an error, or undefined. */
export function sentenceFault({ code, message, details }, input) {
  if (message === code) return `no sentence for ${code}`;
  const [place] = message.match(/\{[a-zA-Z]\w*\}/) ?? [];
  if (place === undefined || JSON.stringify([input, details]).includes(place)) return undefined;
  return `nothing for ${place} in the sentence for ${code}`;
}

const shared = { Object, Array, String, Number, Function, Boolean, RegExp, Date, Map, Set, Promise, Error, Uint8Array };

/** Everything that hangs on what all code shares, to be compared. */
export function sharedState() {
  const prototypes = Object.entries(shared).flatMap(([name, type]) =>
    [type, type.prototype].flatMap((object, index) =>
      Reflect.ownKeys(object).map((key) => `${name}${index === 1 ? '.prototype' : ''}.${String(key)}`),
    ),
  );
  return new Set([...prototypes, ...Object.keys(globalThis).map((name) => `globalThis.${name}`)]);
}

/** What one state has and the other does not. */
export function difference(before, after) {
  const added = [...after].filter((name) => !before.has(name));
  const removed = [...before].filter((name) => !after.has(name));
  return [...added, ...removed.map((name) => `${name} is gone`)];
}
