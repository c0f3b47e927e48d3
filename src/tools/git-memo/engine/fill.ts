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

export const fillCommand = (command: string, values: Values): string =>
  fillParts(command, values)
    .map(({ text }) => text)
    .join('');
