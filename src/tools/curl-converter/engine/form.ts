import type { Part } from './request.ts';

/** A value up to a `;`, in double quotes or not, and where it ends. */
function wordAt(text: string, from: number): { readonly word: string; readonly end: number } {
  if (text[from] === '"') {
    let word = '';
    for (let at = from + 1; at < text.length; at++) {
      const character = text[at] as string;
      if (character === '"') {
        const rest = text.indexOf(';', at);
        return { word, end: rest < 0 ? text.length : rest };
      }
      if (character === '\\' && /["\\]/.test(text[at + 1] ?? '')) at++;
      word += text[at] ?? '';
    }
  }
  const semicolon = text.indexOf(';', from);
  const end = semicolon < 0 ? text.length : semicolon;
  return { word: text.slice(from, end), end };
}

export interface Form {
  readonly part: Part;
  /** Something in it has no place in a part. */
  readonly isCut: boolean;
}

const lastPart = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

/** A part as `-F` writes it: `name=content`, `name=@file`, `name=<file`, with `;type=` and `;filename=`. */
export function readForm(text: string): Form {
  const equals = text.indexOf('=');
  const name = equals < 0 ? text : text.slice(0, equals);
  const rest = equals < 0 ? '' : text.slice(equals + 1);
  const mark = /^[@<]/.exec(rest)?.[0] ?? '';
  const content = wordAt(rest, mark.length);
  let [mediaType, filename, isCut]: [string | null, string | null, boolean] = [null, null, equals < 0];
  let isInType = false;
  for (let at = content.end; at < rest.length;) {
    const [, key = ''] = /^;\s*(type=|filename=|headers=|encoder=)?/.exec(rest.slice(at, at + 200)) ?? [];
    const lead = /^;\s*/.exec(rest.slice(at, at + 200))?.[0].length ?? 1;
    const { end, word } = wordAt(rest, at + lead + key.length);
    if (key === 'filename=') filename = word;
    else if (key === 'type=') mediaType = word.trim();
    else if (key === '' && isInType) mediaType += `;${rest.slice(at + 1, end)}`;
    else isCut = true;
    isInType = key === 'type=' || (key === '' && isInType);
    at = Math.max(end, at + 1);
  }
  const isFile = mark !== '';
  const part = {
    name,
    value: isFile ? null : content.word,
    file: isFile ? content.word : null,
    filename: filename ?? (mark === '@' ? lastPart(content.word) : null),
    mediaType,
  };
  return { part, isCut };
}

/** A part as `--form-string` writes it: nothing in it means anything. */
export function readFormString(text: string): Form {
  const equals = text.indexOf('=');
  const [name, value] = equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)];
  return { part: { name, value, file: null, filename: null, mediaType: null }, isCut: equals < 0 };
}
