/** A path as one word of a POSIX shell that chmod takes for no option. */
export function shellPath(path: string): string {
  const named = path === '' ? 'path' : path.startsWith('-') ? `./${path}` : path;
  return /^[A-Za-z0-9_./~+@%:,=*?-]+$/.test(named) ? named : `'${named.replaceAll("'", String.raw`'\''`)}'`;
}
