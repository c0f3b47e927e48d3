import { encode } from 'uqr';
import { ToolError } from '#core/operation.ts';
import { capacityOf, lengthOf, levels, modeOf, versionFor, type Level, type Mode } from './capacity.ts';

export interface Wanted {
  readonly text: string;
  readonly ecc: Level;
  /** 0 to 7, or -1 for the one the encoder finds best. */
  readonly mask: number;
  readonly minVersion: number;
  /** The highest level that the version needed has room for. */
  readonly boost: boolean;
}

export interface Matrix {
  readonly version: number;
  /** Modules in a row, without a quiet zone. */
  readonly size: number;
  readonly ecc: Level;
  readonly mask: number;
  readonly mode: Mode;
  /** Rows of 0 and 1; 1 is dark. */
  readonly modules: string[];
}

/** A QR code of ISO/IEC 18004, the text in one segment. Errors: `empty-text`, `too-long`. */
export function encodeMatrix({ text, ecc, mask, minVersion, boost }: Wanted): Matrix {
  if (text === '') throw new ToolError('empty-text');
  // A lone surrogate has no UTF-8, and the library fails at one.
  const wellFormed = text.toWellFormed();
  const mode = modeOf(wellFormed);
  const length = lengthOf(wellFormed);
  const version = versionFor(length, ecc, mode, minVersion);
  if (version === undefined) throw tooLong(length, ecc, mode);
  const fits = (level: Level): boolean => length <= capacityOf(version, level, mode);
  const level = boost ? (levels.findLast((at) => fits(at)) ?? ecc) : ecc;
  const { data, size, maskPattern } = encode(wellFormed, {
    ecc: level,
    maskPattern: mask,
    minVersion: version,
    border: 0,
  });
  const modules = data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return { version, size, ecc: level, mask: maskPattern, mode, modules };
}

function tooLong(bytes: number, level: Level, mode: Mode): ToolError {
  const capacity = capacityOf(40, level, mode);
  const capacityAtL = capacityOf(40, 'L', mode);
  const reason = bytes <= capacityAtL ? 'level' : 'length';
  return new ToolError('too-long', { reason, bytes, level, capacity, capacityAtL, excess: bytes - capacity });
}
