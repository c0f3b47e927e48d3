import type { Temporal } from 'temporal-polyfill';
import { ToolError } from '#core/operation.ts';
import { day, minute } from './civil.ts';
import type { Reading, Warning } from './formats.ts';
import { checkRange } from './number-readers.ts';
import { impossible } from './date-parts.ts';

export type TemporalApi = typeof Temporal;

/** The browser's own Temporal, else the polyfill. */
export async function loadTemporal(): Promise<TemporalApi> {
  const own = (globalThis as { readonly Temporal?: TemporalApi }).Temporal;
  return own ?? (await import('temporal-polyfill')).Temporal;
}

/**
 * The name of a zone as Temporal spells it; offsets are ±hh:mm.
 * @throws ToolError `unknown-time-zone` { timeZone }
 */
export function readZone(api: TemporalApi, timeZone: string): string {
  const unknown = new ToolError('unknown-time-zone', { timeZone });
  // Temporal would take the zone out of a whole date.
  if (!/^[+-]\d{2}:\d{2}$/.test(timeZone) && !/^[a-z][\w+/-]*$/i.test(timeZone)) throw unknown;
  try {
    return new api.ZonedDateTime(0n, timeZone).timeZoneId;
  } catch {
    throw unknown;
  }
}

export const offsetAt = (api: TemporalApi, instant: bigint, zone: string): bigint =>
  BigInt(new api.ZonedDateTime(instant, zone).offsetNanoseconds);

interface Resolved {
  readonly instant: bigint;
  readonly warnings: readonly Warning[];
}

/**
 * The instant that a reading means; a wall clock without offset or zone is that of `zone`. In a gap it is moved
 * forward, of two the earlier is taken.
 * @throws ToolError `out-of-range`, `invalid-date` when offset and zone disagree
 */
export function resolve(api: TemporalApi, reading: Reading, zone: string): Resolved {
  const { warnings } = reading;
  if ('instant' in reading) {
    if (reading.zone !== undefined) readZone(api, reading.zone);
    return { instant: checkRange(reading.instant), warnings };
  }
  const { wall, offset, zone: own } = reading;
  if (offset !== undefined && own === undefined) return { instant: checkRange(wall - offset), warnings };
  const readIn = own === undefined ? zone : readZone(api, own);
  const [earlier, later] = candidates(api, wall, readIn);
  if (offset !== undefined) {
    const instant = [earlier, later].find((one) => agrees(offset, offsetAt(api, one, readIn)));
    if (instant === undefined || isGap(api, wall, earlier, readIn)) throw impossible('offset', own ?? '');
    return { instant, warnings };
  }
  if (earlier === later) return { instant: earlier, warnings };
  if (isGap(api, wall, earlier, readIn)) return { instant: later, warnings: [...warnings, 'local-time-gap'] };
  return { instant: earlier, warnings: [...warnings, 'local-time-overlap'] };
}

function candidates(api: TemporalApi, wall: bigint, zone: string): [earlier: bigint, later: bigint] {
  // The clock of a zone may show a day beyond the last instant (or before the first) in UTC.
  const days = wall < 0n ? -1 : 1;
  const near = new api.ZonedDateTime(checkRange(wall - BigInt(days) * day), 'UTC').toPlainDateTime();
  const at = (disambiguation: 'earlier' | 'later') =>
    near.add({ days }).toZonedDateTime(zone, { disambiguation }).epochNanoseconds;
  try {
    return [at('earlier'), at('later')];
  } catch {
    throw new ToolError('out-of-range', { field: 'text' });
  }
}

const isGap = (api: TemporalApi, wall: bigint, instant: bigint, zone: string): boolean =>
  instant + offsetAt(api, instant, zone) !== wall;

/** Offsets with seconds are written to the minute by programs that follow RFC 9557. */
const agrees = (written: bigint, real: bigint): boolean =>
  written === real || (written % minute === 0n && real - written <= minute / 2n && written - real <= minute / 2n);
