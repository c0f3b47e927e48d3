import { ToolError } from '#core/operation.ts';
import { randomBytes, randomSource } from '#lib/random.ts';
import { makeOrdered } from '#lib/uuid/ordered.ts';
import { bigintOf, encodeBase62, encodeCrockford, encodeXid, hexOf } from './alphabet.ts';
import { typeIdOf } from './prefix.ts';

/** KSUIDs count seconds from here. */
export const ksuidEpoch = 1_400_000_000;
/** How many milliseconds 32 bits of seconds span. */
const secondsSpan = 2 ** 32 * 1000;
const sequences = 2 ** 12;
const snowflakeSpan = 2 ** 41;
const counters = 2 ** 24;

function checkTime(ms: number, min: number, max: number): void {
  if (ms < min || ms > max) throw new ToolError('timestamp-out-of-range', { min, max });
}

/** Random values of so many bytes: independent ones, or each the one before and 1, the first so low that all of them fit. */
function randomParts(length: number, count: number, monotonic: boolean): bigint[] {
  if (!monotonic) {
    const drawn = randomBytes(length * count);
    return Array.from({ length: count }, (_, index) => bigintOf(drawn.subarray(length * index, length * (index + 1))));
  }
  const most = (1n << BigInt(8 * length)) - BigInt(count);
  let first = bigintOf(randomBytes(length));
  while (first > most) first = bigintOf(randomBytes(length));
  return Array.from({ length: count }, (_, index) => first + BigInt(index));
}

/** 48 bits of milliseconds and 80 random ones (ULID specification). */
export function makeUlids(count: number, ms: number, monotonic: boolean): string[] {
  const head = BigInt(ms) << 80n;
  return randomParts(10, count, monotonic).map((random) => encodeCrockford(head | random));
}

/** 32 bits of seconds and a payload of 128 random ones. */
export function makeKsuids(count: number, ms: number, monotonic: boolean): string[] {
  checkTime(ms, ksuidEpoch * 1000, ksuidEpoch * 1000 + secondsSpan - 1);
  const head = BigInt(Math.floor(ms / 1000) - ksuidEpoch) << 128n;
  return randomParts(16, count, monotonic).map((payload) => encodeBase62(head | payload));
}

/** Values of UUID version 7 in lower-case Crockford Base32 (TypeID v0.3). */
export function makeTypeIds(count: number, ms: number, prefix: string): string[] {
  return makeOrdered(count, ms).map((bytes) => typeIdOf(prefix, encodeCrockford(bigintOf(bytes)).toLowerCase()));
}

/** 41 bits of milliseconds, 10 of the node, 12 of the sequence. */
export function makeSnowflakes(count: number, ms: number, epoch: number, node: number): string[] {
  const carried = Math.floor((count - 1) / sequences);
  checkTime(ms, epoch, epoch + snowflakeSpan - 1 - carried);
  return Array.from({ length: count }, (_, index) => {
    const time = BigInt(ms - epoch + Math.floor(index / sequences));
    return String((time << 22n) | (BigInt(node) << 12n) | BigInt(index % sequences));
  });
}

/** 4 bytes of seconds, 5 random ones for the whole batch, a counter of 3. */
function counted(count: number, ms: number): bigint[] {
  checkTime(ms, 0, secondsSpan - 1);
  const head = (BigInt(Math.floor(ms / 1000)) << 64n) | (bigintOf(randomBytes(5)) << 24n);
  const start = randomSource().below(counters);
  return Array.from({ length: count }, (_, index) => head | BigInt((start + index) % counters));
}

/** BSON ObjectIds, MongoDB's specification of 2018. */
export const makeObjectIds = (count: number, ms: number): string[] => counted(count, ms).map((id) => hexOf(id, 24));

export const makeXids = (count: number, ms: number): string[] => counted(count, ms).map(encodeXid);

const urlSafe = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export function makeNanoIds(count: number, length: number): string[] {
  const source = randomSource();
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => urlSafe.charAt(source.below(urlSafe.length))).join(''),
  );
}
