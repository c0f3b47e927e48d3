/** A name or an index of a normalized path (RFC 9535 §2.7). */
const step = /\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g;

/** The escapes of a normalized path are those of JSON, but for the quotation marks. */
const jsonString = (name: string): string =>
  `"${name.replaceAll(/\\(.)|"/g, (sign, escaped?: string) => (sign === '"' ? '\\"' : escaped === "'" ? "'" : sign))}"`;

/** The JMESPath expression that leads to the same value: `$['a'][0]['b c']` is `a[0]."b c"`. */
export function toJmesPath(path: string): string {
  const parts = Array.from(path.matchAll(step), ([, name, index]) => {
    if (name === undefined) return `[${index}]`;
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.${jsonString(name)}`;
  });
  return parts.join('').replace(/^\./, '') || '@';
}
