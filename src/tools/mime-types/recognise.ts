import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { encodeBase64 } from '#lib/base64.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const type =
  /^(?:content-type:\s*)?((?:application|audio|font|image|message|model|multipart|text|video)\/[a-z\d][\w.+-]*(?:\s*;\s*[\w-]+=\S+)*)$/i;

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  if (source.text === undefined) {
    if (source.name !== undefined && /\.[^.]+$/.test(source.name))
      return [
        {
          op: 'mime-types/from-extension',
          input: { name: source.name },
          score: 55,
          kind: 'text',
          reason: because('name'),
        },
      ];
    const input = { base64: encodeBase64(source.head ?? new Uint8Array()) };
    return [{ op: 'mime-types/sniff', input, score: 55, kind: 'text', reason: because('bytes') }];
  }
  const written = sample.isLine(200) ? type.exec(text)?.[1] : undefined;
  if (written === undefined) return [];
  return [{ op: 'mime-types/from-type', input: { type: written }, score: 80, kind: 'exact', reason: because('type') }];
};
