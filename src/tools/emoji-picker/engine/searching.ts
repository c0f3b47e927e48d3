import { ToolError } from '#core/operation.ts';
import { findNamed } from './describing.ts';
import { codePointsOf } from './escapes.ts';
import { fold } from './fold.ts';
import { loadStore, type BaseEmoji, type Emoji, type Locale } from './store.ts';

export interface Found {
  readonly emoji: string;
  readonly name: string;
  readonly codePoints: readonly string[];
}

const ranks = { name: 0, shortcode: 1, word: 2, wordStart: 3, tag: 4, tagStart: 5, inside: 6 } as const;

/** How well one term fits, or undefined when it does not. */
function rankOf({ folded: { name, words, tags, shortcodes } }: BaseEmoji, term: string): number | undefined {
  const starts = (text: string): boolean => text.startsWith(term);
  const holds = (text: string): boolean => text.includes(term);
  if (shortcodes.includes(term)) return ranks.shortcode;
  if (words.includes(term)) return ranks.word;
  if (words.some(starts)) return ranks.wordStart;
  if (tags.includes(term)) return ranks.tag;
  if (tags.some(starts)) return ranks.tagStart;
  return holds(name) || tags.some(holds) || shortcodes.some(holds) ? ranks.inside : undefined;
}

interface Wanted {
  readonly phrase: string;
  readonly shortcode: string;
  readonly terms: ReadonlySet<string>;
}

/** All terms have to fit; the one that fits worst counts. */
function rankAll(emoji: BaseEmoji, { phrase, shortcode, terms }: Wanted): number | undefined {
  if (emoji.folded.name === phrase) return ranks.name;
  let worst: number = ranks.name;
  for (const term of terms) {
    const rank = rankOf(emoji, term);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  return emoji.folded.shortcodes.includes(shortcode) ? Math.min(worst, ranks.shortcode) : worst;
}

const asFound = ({ emoji, name }: Emoji): Found => ({ emoji, name, codePoints: codePointsOf(emoji) });

interface SearchInput {
  readonly query: string;
  readonly locale: Locale;
  readonly limit: number;
}

export async function searchEmoji({ query, locale, limit }: SearchInput): Promise<Found[]> {
  const text = query.trim();
  if (text === '') throw new ToolError('empty-input', { field: 'query' });
  const store = await loadStore(locale);
  const named = findNamed(store, text);
  if (named) return [asFound(named)];
  const terms = fold(text.replace(/^:+|(?<!:):+$/g, ''))
    .split(/[\s_]+/)
    .filter(Boolean);
  if (terms.length === 0) return [];
  const wanted: Wanted = { phrase: terms.join(' '), shortcode: terms.join('_'), terms: new Set(terms) };
  return store.all
    .flatMap((emoji) => {
      const rank = rankAll(emoji, wanted);
      return rank === undefined ? [] : [{ emoji, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ emoji }) => asFound(emoji));
}
