import type { Part } from './request.ts';
import { lastPart } from './urls.ts';

/** A value up to a `;`, in a list also up to a `,`, in double quotes or without outer blanks, and where it ends. */
function wordAt(text: string, start: number, isList: boolean): { readonly word: string; readonly end: number } {
  const endFrom = (at: number): number => {
    const length = text.slice(at).search(isList ? /[;,]/ : /;/);
    return length < 0 ? text.length : at + length;
  };
  // The blanks of ASCII: curl takes others for content.
  const from = start + text.slice(start).search(/[^ \t\n\v\f\r]|$/);
  if (text[from] === '"') {
    let word = '';
    for (let at = from + 1; at < text.length; at++) {
      const character = text[at] as string;
      if (character === '"') return { word, end: endFrom(at) };
      if (character === '\\' && /["\\]/.test(text[at + 1] ?? '')) at++;
      word += text[at] ?? '';
    }
  }
  const end = endFrom(from);
  return { word: /^[^]*[^ \t\n\v\f\r]/.exec(text.slice(from, end))?.[0] ?? '', end };
}

export interface Form {
  readonly part: Part;
  /** Something in it has no place in a part. */
  readonly isCut: boolean;
}

/** A part as `-F` writes it: `name=content`, `name=@file`, `name=<file`, with `;type=` and `;filename=`. */
export function readForm(text: string): Form {
  const equals = text.indexOf('=');
  const name = equals < 0 ? text : text.slice(0, equals);
  const rest = equals < 0 ? '' : text.slice(equals + 1);
  const mark = /^[@<]/.exec(rest)?.[0] ?? '';
  const isList = mark === '@';
  const content = wordAt(rest, mark.length, isList);
  let [mediaType, filename, isCut]: [string | null, string | null, boolean] = [null, null, equals < 0];
  let isInType = false;
  for (let at = content.end; at < rest.length;) {
    // Another file.
    if (rest[at] === ',') {
      isCut = true;
      break;
    }
    const [, key = ''] = /^;\s*(type=|filename=|headers=|encoder=)?/.exec(rest.slice(at, at + 200)) ?? [];
    const lead = /^;\s*/.exec(rest.slice(at, at + 200))?.[0].length ?? 1;
    const { end, word } = wordAt(rest, at + lead + key.length, isList);
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
