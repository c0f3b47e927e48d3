import { ToolError, type Details } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import { toPointer } from './path.ts';
import { PositionCounter, type Position } from './position.ts';
import { utf8CodePointAt, toText } from './source.ts';
import type { Reason, Step } from './token.ts';

export type FaultCode = 'invalid-json' | 'empty-input' | 'too-deep' | 'not-representable';

/** Where reading stopped, and why, in bytes. */
export interface FaultFacts {
  readonly code: FaultCode;
  readonly reason?: Reason;
  readonly at: number;
  /** The innermost bracket, quote or comment that is not closed. */
  readonly opened?: number;
  /** The value being read. */
  readonly steps: readonly Step[];
  /** The key of the last member read, for the sentence. */
  readonly key?: string;
  /** The item of the array being read, from 1, for the sentence. */
  readonly item?: number;
}

/** Thrown by the scanner at the first character that cannot continue the document. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  constructor(readonly facts: FaultFacts) {
    super(facts.reason ?? facts.code);
  }
}

/** A fault with its positions counted. */
export interface FaultReport extends Position {
  readonly code: FaultCode;
  readonly reason?: Reason;
  readonly path: string;
  readonly opened?: Position;
}

export function reportFault(bytes: Uint8Array, { code, reason, at, opened, steps }: FaultFacts): FaultReport {
  const counter = new PositionCounter(bytes);
  const openedAt = opened === undefined ? undefined : counter.positionOf(opened);
  return {
    code,
    ...(reason && { reason }),
    ...counter.positionOf(at),
    path: toPointer(steps),
    ...(openedAt && { opened: openedAt }),
  };
}

const aloneReasons: ReadonlySet<Reason | undefined> = new Set(['bad-escape', 'bad-number']);

/** The word or character at this place as a sentence shows it; what cannot be seen as `U+000A`. */
function found(bytes: Uint8Array, at: number, reason: Reason | undefined): string {
  const text = toText(bytes, at, at + 80);
  const word = aloneReasons.has(reason) ? undefined : /^[\p{L}\p{M}\p{N}_$]{1,20}/u.exec(text);
  const visible = word ?? /^[\p{L}\p{N}\p{P}\p{S}]/u.exec(text);
  if (visible) return visible[0];
  return `U+${utf8CodePointAt(bytes, at).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * The error an operation throws for a fault. Details: `reason`, `line`, `column`, `offset`, `path`, `opened`, and
 * for the sentence `found`, `key`, `item`, `opener`, `openedLine` and `openedColumn`.
 */
export function toToolError(bytes: Uint8Array, fault: JsonFault): ToolError {
  const { code, ...report } = reportFault(bytes, fault.facts);
  const { at, item, key, opened } = fault.facts;
  const details: Details = {
    ...report,
    ...(at < bytes.length && { found: found(bytes, at, report.reason) }),
    ...(key !== undefined && { key: key.length > 60 ? `${startOf(key, 59)}…` : key }),
    ...(opened !== undefined && {
      opener: toText(bytes, opened, opened + (bytes[opened] === 0x2f ? 2 : 1)),
      openedLine: report.opened?.line,
      openedColumn: report.opened?.column,
    }),
    ...(item !== undefined && { item }),
  };
  return new ToolError(code, details);
}

/** Runs a reader; its `JsonFault` becomes the operation's error. */
export async function withToolErrors<T>(bytes: Uint8Array, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof JsonFault ? toToolError(bytes, error) : error;
  }
}
