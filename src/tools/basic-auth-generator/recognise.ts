import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { decodeBase64 } from '#lib/base64.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** Also in the quotes that JSON and a command line put around a header. */
const shape = /^(?:(?:-H\s*)?["']?(?:Proxy-)?Authorization["']?\s*[:=]\s*["']?)?(Basic\s+([\w+/-]{3,}={0,2}))["']?$/i;
const colon = 0x3a;

function hasColon(text: string): boolean {
  const { length } = text.replace(/=+$/, '');
  return length % 4 !== 1 && (!text.endsWith('=') || text.length % 4 === 0) && decodeBase64(text).includes(colon);
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const [, header, credentials] = (sample.isLine(10_000) && shape.exec(text)) || [];
  if (header === undefined || credentials === undefined || !hasColon(credentials)) return [];
  const reason = because('header');
  return [{ op: 'basic-auth-generator/decode', input: { header }, score: 92, kind: 'exact', reason }];
};
