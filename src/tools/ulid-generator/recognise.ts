import { reasonsOf, type Reason, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const typeid = /^([a-z][a-z_]{0,62})_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const objectid = /^[\da-f]{24}$/;
const snowflake = /^\d{17,19}$/;
const ksuid = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\dA-Za-z]{27}$/;
const most = 10_000;

const seconds = (year: number): number => Date.UTC(year, 0) / 1000;
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The first eight of 27 digits are a number below 2^53; the others are worth less than a millisecond. */
function ksuidSeconds(text: string): number {
  let value = 0;
  for (const digit of text.slice(0, 8)) value = value * 62 + base62.indexOf(digit);
  return 1_400_000_000 + (value / 2 ** 128) * 62 ** 19;
}

interface Found {
  readonly score: number;
  readonly reason: Reason;
}

function find(text: string): Found | undefined {
  if (ulid.test(text)) {
    const isPlain = /^\d+$/.test(text) || !/\d/.test(text.slice(1));
    return { score: isPlain ? 60 : 90, reason: because('ulid') };
  }
  const prefix = typeid.exec(text)?.[1];
  if (prefix !== undefined && !prefix.endsWith('_')) return { score: 92, reason: because('typeid', { prefix }) };
  if (objectid.test(text)) {
    const time = Number.parseInt(text.slice(0, 8), 16);
    if (time < seconds(2009) || time >= seconds(2036)) return undefined;
    return { score: /^\d+$/.test(text) ? 60 : 81, reason: because('objectid') };
  }
  if (snowflake.test(text)) {
    return BigInt(text) < 2n ** 63n ? { score: 72, reason: because('snowflake') } : undefined;
  }
  if (!ksuid.test(text)) return undefined;
  const time = ksuidSeconds(text);
  return time >= seconds(2017) && time < seconds(2036) ? { score: 84, reason: because('ksuid') } : undefined;
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const one = sample.isLine(100) ? find(text) : undefined;
  if (one) return [{ op: 'ulid-generator/parse', input: { id: text }, kind: 'exact', ...one }];
  let score = 100;
  const list = sample.entriesOf((line) => {
    const found = line.length <= 100 ? find(line) : undefined;
    score = Math.min(score, found?.score ?? score);
    return found !== undefined;
  });
  if (!list || list.items.length > most) return [];
  const reason = because('list', { count: list.items.length });
  return [{ op: 'ulid-generator/parse-list', input: { text: list.text }, score, kind: 'exact', reason }];
};
