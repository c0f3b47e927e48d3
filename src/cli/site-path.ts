/** Separators, drives and alternate streams (`a:b`), wildcards, and control characters, which no name on Windows has. */
// oxlint-disable-next-line no-control-regex -- that is what they are
const forbidden = /[\u0000-\u001F"*/:<>?\\|]/;
/** Devices, whatever follows after a dot, and after spaces, which Windows leaves out: `NUL`, `aux.txt`, `com1 .js`. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** `HASH-T~1`, which Windows also calls another file; and what ends with a dot or a space, which it leaves out. */
const alias = /~\d|[. ]$/;

/** Can every system have a file of this name, which then means this file alone? */
export function isPortableName(name: string): boolean {
  return !forbidden.test(name) && !device.test(name) && !alias.test(name);
}

/** The path of an address without its escapes; undefined where no file of the site can have it, on any system. */
export function pathOf(address: string): string | undefined {
  try {
    const names = address.split('/').map(decodeURIComponent);
    const isName = (name: string): boolean => isPortableName(name) && (!name.startsWith('.') || name === '.well-known');
    return names[0] === '' && !names.slice(1, -1).includes('') && names.every(isName) ? names.join('/') : undefined;
  } catch {
    return undefined;
  }
}
