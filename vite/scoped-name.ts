import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 5;
const taken = new Map<string, string>();

/** A class name of five letters for the built site; the same for the pages that are prerendered and the scripts. */
export function scopedName(local: string, file: string): string {
  const source = `${relative(process.cwd(), file.replace(/\?.*$/, ''))} ${local}`;
  const name = [...createHash('sha256').update(source).digest().subarray(0, length)]
    .map((byte) => letters[byte % letters.length])
    .join('');
  const other = taken.get(name) ?? source;
  if (other !== source) throw new Error(`the class names of ${other} and ${source} are the same: make them longer`);
  taken.set(name, source);
  return name;
}
