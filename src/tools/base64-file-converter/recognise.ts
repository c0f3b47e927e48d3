import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import { base64Of } from '#lib/base64-sample.ts';
import { typeBySignature } from './engine/signatures.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const dataUri = /^data:(?:([a-z]+\/[\w.+-]+)?(?:;[\w-]+=[\w.+-]+)*)(?:;(?:base64|utf-?8))?,/i;

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  const op = 'base64-file-converter/decode';
  if (source.head && source.text === undefined) {
    const type = typeBySignature(source.head);
    if (type?.startsWith('image/') !== true) return [];
    const reason = because('image', { type });
    return [{ op: 'base64-file-converter/encode-file', input: {}, score: 96, kind: 'exact', reason }];
  }
  const uri = dataUri.exec(text);
  if (uri && !/\s/.test(uri[0])) {
    const guess: Guess = { op, input: { text }, score: 97, kind: 'exact', reason: because('dataUri') };
    return [guess];
  }
  const bytes = base64Of(sample)?.bytes;
  const type = bytes && typeBySignature(bytes);
  if (type === undefined) return [];
  return [{ op, input: { text }, score: 95, kind: 'exact', reason: because('file', { type }) }];
};
