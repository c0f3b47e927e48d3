export type Values = Readonly<Record<string, string>>;

/** A part of a command: fixed, or a placeholder with what stands in its place. */
export interface Part {
  readonly text: string;
  /** The placeholder's name; undefined for a fixed part. */
  readonly name?: string;
  readonly isFilled?: boolean;
}

/** What a POSIX shell takes for one plain word. */
const plain = /^(?!~)[A-Za-z0-9_.,/:=@%+~^{}-]+$/;

/** POSIX.1-2017, Shell Command Language §2.2.2: single quotes keep everything but themselves. */
const inSingleQuotes = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;

/** §2.2.3: what keeps its meaning between double quotes gets a backslash. */
const inDoubleQuotes = (value: string): string => value.replace(/[\\"$`]/g, String.raw`\$&`);

function quote(name: string, value: string, isQuoted: boolean): string {
  if (name === 'command') return value;
  if (isQuoted) return inDoubleQuotes(value);
  return plain.test(value) ? value : inSingleQuotes(value);
}

/** Puts the values in the places of a command, each as the shell reads it there. */
export function fillParts(command: string, values: Values): Part[] {
  const parts: Part[] = [];
  let isQuoted = false;
  for (const [index, text] of command.split(/<([a-z-]+)>/).entries()) {
    if (index % 2 === 0) {
      if (text !== '') parts.push({ text });
      for (const sign of text) if (sign === '"') isQuoted = !isQuoted;
    } else {
      const value = Object.hasOwn(values, text) ? (values[text] ?? '') : '';
      const isFilled = value !== '';
      parts.push({ text: isFilled ? quote(text, value, isQuoted) : `<${text}>`, name: text, isFilled });
    }
  }
  return parts;
}

/** A text in up to three pieces: its first word, what is between, and its last word. */
const endsOf = (text: string): string[] => (/^(\S*)(\s(?:[^]*\s)?)?(\S*)$/.exec(text)?.slice(1) ?? []).filter(Boolean);

/** A part with its place among the parts of its command. */
export interface PlacedPart extends Part {
  readonly at: number;
}

/**
 * Groups of parts that stay on one line: a placeholder together with the quotes or other characters that touch it.
 *
 * @example
 * groupParts([{ text: 'git tag "' }, { text: '<tag>', name: 'tag' }, { text: '"' }])
 * // [[git tag ], [", <tag>, "]]
 */
export function groupParts(parts: readonly Part[]): PlacedPart[][] {
  const pieces = parts.flatMap((part, at): PlacedPart[] =>
    part.name === undefined ? endsOf(part.text).map((text) => ({ text, at })) : [{ ...part, at }],
  );
  const groups: PlacedPart[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const isGlued = before !== undefined && before.at !== piece.at && /\S$/.test(before.text) && /^\S/.test(piece.text);
    if (isGlued) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

export const fillCommand = (command: string, values: Values): string =>
  fillParts(command, values)
    .map(({ text }) => text)
    .join('');
