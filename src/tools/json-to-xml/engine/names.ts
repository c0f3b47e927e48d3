/** NameStartChar and NameChar of XML 1.0 §2.3 (fifth edition) without the colon: NCName of Namespaces in XML §3. */
const start =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const rest = `${start}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`;

const part = `[${start}][${rest}]*`;
const name = new RegExp(`^${part}(?::${part})?$`, 'u');
const target = new RegExp(`^${part}$`, 'u');
const startsRight = new RegExp(`^[${start}]`, 'u');
const foreign = new RegExp(`[^${rest}]`, 'gu');

export const isName = (text: string): boolean => name.test(text);

/** The name of an instruction: no colon, and not `xml` (XML 1.0 §2.6). */
export const isTarget = (text: string): boolean => target.test(text) && !/^xml$/i.test(text);

/** A name like this one. */
export function nameLike(text: string): string {
  const replaced = text.replace(foreign, '_');
  return startsRight.test(replaced) && !/^xml$/i.test(text) ? replaced : `_${replaced}`;
}
