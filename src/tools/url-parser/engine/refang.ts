/** `hxxp`, `hXXp`, `h**p` and the like in front of a colon in brackets or of `://`. */
const scheme = /(?<![\p{L}\p{N}])(?:h(?!tt)[tx*]{2}p(?<secure>s?)|fxp)(?=\[:\]|\[?:\/\/)/giu;

const bracketed: readonly (readonly [RegExp, string])[] = [
  [/\[:\/\/\]/g, '://'],
  [/\[:\]/g, ':'],
  [/\[(?:\.|dot)\]|\((?:\.|dot)\)|\{(?:\.|dot)\}/gi, '.'],
  [/\[(?:@|at)\]|\(at\)/gi, '@'],
];

export function refangText(text: string): string {
  const schemed = text.replace(scheme, (match, secure: string | undefined) =>
    match.toLowerCase() === 'fxp' ? 'ftp' : `http${(secure ?? '').toLowerCase()}`,
  );
  return bracketed.reduce((changed, [form, plain]) => changed.replace(form, plain), schemed);
}
