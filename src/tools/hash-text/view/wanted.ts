import { encodeHex } from '#lib/bytes.ts';
import type { Algorithm } from '../engine/algorithms.ts';
import { candidates, readExpected } from '../engine/expected.ts';
import type { FileItem } from './file-items.ts';

interface Wanted {
  /** Lower-case hexadecimal. */
  readonly digest: string;
  readonly algorithms: readonly Algorithm[];
}

/** The expected digest; undefined when there is none, null when it is not understood. */
export function wantedOf(expected: string): Wanted | null | undefined {
  if (expected.trim() === '') return undefined;
  try {
    const read = readExpected(expected);
    return { digest: encodeHex(read.digest), algorithms: candidates(read) };
  } catch {
    return null;
  }
}

export const equalOf = ({ digests }: Pick<FileItem, 'digests'>, wanted: Wanted | null | undefined): Algorithm[] =>
  wanted ? wanted.algorithms.filter((id) => digests[id] === wanted.digest) : [];

/** The chosen algorithms, and the one that the expected digest is of where only one is possible. */
export const neededFor = (chosen: readonly Algorithm[], wanted: Wanted | null | undefined): readonly Algorithm[] =>
  wanted?.algorithms.length === 1 ? [...chosen, ...wanted.algorithms] : chosen;
