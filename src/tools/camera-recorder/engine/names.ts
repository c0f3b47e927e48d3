import { extensionOf } from './formats.ts';

export type Kind = 'photo' | 'video';

const two = (value: number): string => String(value).padStart(2, '0');

/** `photo-2026-11-20-09-05-07.png`: local time, the extension of the file's real type. */
export function fileName(kind: Kind, at: Date, mimeType: string): string {
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())];
  const time = [two(at.getHours()), two(at.getMinutes()), two(at.getSeconds())];
  return `${[kind, ...day, ...time].join('-')}.${extensionOf(mimeType)}`;
}

/** The name, or with `-2`, `-3`… before the extension when a file of that second is there already. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  let unique = name;
  for (let count = 2; taken.includes(unique); count += 1) unique = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
  return unique;
}
