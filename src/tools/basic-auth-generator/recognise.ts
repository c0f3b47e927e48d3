import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { decodeBase64 } from '#lib/base64.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const shape = /^(?:(?:Proxy-)?Authorization\s*:\s*)?Basic\s+([\w+/-]{3,}={0,2})$/i;
const colon = 0x3a;

function hasColon(text: string): boolean {
  const { length } = text.replace(/=+$/, '');
  return length % 4 !== 1 && (!text.endsWith('=') || text.length % 4 === 0) && decodeBase64(text).includes(colon);
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const credentials = sample.isLine(10_000) ? shape.exec(text)?.[1] : undefined;
  if (credentials === undefined || !hasColon(credentials)) return [];
  const reason = because('header');
  return [{ op: 'basic-auth-generator/decode', input: { header: text }, score: 92, kind: 'exact', reason }];
};
