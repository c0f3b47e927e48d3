import { decodePercent, illFormed } from '#lib/percent/decode.ts';
import { placesIn, type Place } from '#lib/percent/place.ts';
import { runAt } from '#lib/percent/triplets.ts';
import { sequenceLength } from '#lib/percent/utf8.ts';

export interface Problem extends Place {
  readonly code: 'malformed-percent' | 'invalid-utf8';
  /** What is written there. */
  readonly sequence: string;
}

export interface Inspection {
  readonly valid: boolean;
  /** How many `%XX` there are. */
  readonly escapes: number;
  /** How many times in a row decoding still changes the text, 10 at most. */
  readonly layers: number;
  /** In text order. */
  readonly problems: readonly Problem[];
}

const mostLayers = 10;

export function inspectText(text: string): Inspection {
  const problems: Problem[] = [];
  const placeOf = placesIn(text);
  const report = (code: Problem['code'], index: number, length: number): void => {
    const { line, column } = placeOf(index);
    problems.push({ code, index, line, column, sequence: text.slice(index, index + length) });
  };
  let escapes = 0;
  let end = 0;
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', end)) {
    const bytes = runAt(text, index);
    if (bytes.length === 0) report('malformed-percent', index, 1);
    for (let at = 0; at < bytes.length;) {
      const length = sequenceLength(bytes, at);
      const count = length > 0 ? length : illFormed(bytes, at);
      if (length < 0) report('invalid-utf8', index + at * 3, count * 3);
      at += count;
    }
    escapes += bytes.length;
    end = index + Math.max(1, bytes.length * 3);
  }
  return { valid: problems.length === 0, escapes, layers: layersOf(text), problems };
}

function layersOf(text: string): number {
  let current = text;
  for (let layers = 0; layers < mostLayers; layers++) {
    const decoded = decodePercent({ text: current, mode: 'component', malformed: 'keep', charset: 'utf-8' });
    if (decoded === current) return layers;
    current = decoded;
  }
  return mostLayers;
}
