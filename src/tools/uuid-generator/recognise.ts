import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const shape = /^(?:urn:uuid:|\{)?([\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-([\da-f])[\da-f]{3}-[\da-f]{12})\}?$/i;
const compact = /^[\da-f]{12}([1-8])[\da-f]{3}[89ab][\da-f]{15}$/i;
const most = 10_000;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const op = 'uuid-generator/parse';
  const list = sample.entriesOf((line) => shape.test(line));
  if (list) {
    const count = list.items.length;
    if (count > most) return [];
    const reason = because('list', { count });
    return [{ op: 'uuid-generator/parse-list', input: { text: list.text }, score: 97, kind: 'exact', reason }];
  }
  const [, , version = '', variant = ''] = shape.exec(text) ?? [];
  const input = { uuid: text };
  if (/[1-8]/.test(version) && /[89ab]/i.test(variant))
    return [{ op, input, score: 97, kind: 'exact', reason: because('version', { version }) }];
  if (version !== '') return [{ op, input, score: 85, kind: 'exact', reason: because('form') }];
  const unhyphenated = sample.isLine(32) && /[a-f]/i.test(text) ? compact.exec(text) : null;
  if (!unhyphenated?.[1]) return [];
  return [{ op, input, score: 60, kind: 'exact', reason: because('compact', { version: unhyphenated[1] }) }];
};
