/** XML 1.0 §2.3, productions 4 and 4a (fifth edition); XML 1.1 has the same. */
const nameStart =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const nameRest = `${nameStart}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`;

const nameForm = new RegExp(`[${nameStart}][${nameRest}]*`, 'uy');
const tokenForm = new RegExp(`[${nameRest}]+`, 'uy');

function matchAt(form: RegExp, text: string, at: number): string {
  form.lastIndex = at;
  return form.exec(text)?.[0] ?? '';
}

/** The Name (production 5) that starts here, or an empty text. */
export const nameAt = (text: string, at: number): string => matchAt(nameForm, text, at);

/** The Nmtoken (production 7) that starts here, or an empty text. */
export const tokenAt = (text: string, at: number): string => matchAt(tokenForm, text, at);

export const isName = (text: string): boolean => text !== '' && nameAt(text, 0) === text;
