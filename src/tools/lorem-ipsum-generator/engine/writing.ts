import { stream, type Draw } from './random.ts';
import { vocabulary } from './vocabulary.ts';

/** From `min` to `max`, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Style {
  readonly sentencesPerParagraph: Range;
  readonly wordsPerSentence: Range;
  readonly startWithLoremIpsum: boolean;
  readonly seed: string;
}

const opening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'.split(' ');
/** One word in this many has a comma. */
const commaRate = 9;

const drawIn = ({ min, max }: Range, draw: Draw): number => min + draw(max - min + 1);

/** No word twice in a row. */
function wordDraw(draw: Draw): () => string {
  let last = opening.at(-1)?.slice(0, -1) ?? '';
  return () => {
    let word = last;
    while (word === last) word = vocabulary[draw(vocabulary.length)] as string;
    return (last = word);
  };
}

/** As many words with their marks, the first with a capital, the last with a full stop. */
function closeSentence(words: string[]): string[] {
  const end = words.length - 1;
  words[0] = (words[0] as string).replace(/^./, (letter) => letter.toUpperCase());
  words[end] = `${(words[end] as string).replace(/[,.]$/, '')}.`;
  return words;
}

/** Sentences without end, each a list of words with their marks. */
function* sentencesOf({ wordsPerSentence, startWithLoremIpsum, seed }: Style): Generator<string[]> {
  const nextWord = wordDraw(stream(seed, 'words'));
  const [lengths, commas] = [stream(seed, 'lengths'), stream(seed, 'commas')];
  if (startWithLoremIpsum) yield [...opening];
  for (;;) {
    const words = Array.from({ length: drawIn(wordsPerSentence, lengths) }, () =>
      commas(commaRate) === 0 ? `${nextWord()},` : nextWord(),
    );
    yield closeSentence(words);
  }
}

function take<T>(source: Iterator<T>, count: number): T[] {
  return Array.from({ length: count }, () => source.next().value as T);
}

export function writeParagraphs(count: number, style: Style): string[] {
  const sentences = sentencesOf(style);
  const lengths = stream(style.seed, 'paragraphs');
  return Array.from({ length: count }, () =>
    take(sentences, drawIn(style.sentencesPerParagraph, lengths)).flat().join(' '),
  );
}

export function writeSentences(count: number, style: Style): string {
  return take(sentencesOf(style), count).flat().join(' ');
}

/** Exactly `count` words; the last sentence may be cut short. */
export function writeWords(count: number, style: Style): string {
  const words: string[] = [];
  for (const sentence of sentencesOf(style)) {
    const missing = count - words.length;
    words.push(...(sentence.length <= missing ? sentence : closeSentence(sentence.slice(0, missing))));
    if (words.length === count) break;
  }
  return words.join(' ');
}

/** One line of exactly `count` characters, cut anywhere. */
export function writeCharacters(count: number, style: Style): string {
  const parts: string[] = [];
  let length = -1;
  for (const sentence of sentencesOf(style)) {
    const part = sentence.join(' ');
    parts.push(part);
    length += part.length + 1;
    if (length >= count) break;
  }
  return parts.join(' ').slice(0, count).replace(/ $/, '.');
}
