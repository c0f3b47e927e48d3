import { ranked, type Entry } from './entries.ts';

interface SearchInput {
  readonly query: string;
  readonly limit: number;
  readonly onlyWithExtensions: boolean;
}

const notFound = 6;

export function searchTypes({ query, limit, onlyWithExtensions }: SearchInput): readonly Entry[] {
  const candidates = onlyWithExtensions ? ranked.filter(({ extensions }) => extensions.length > 0) : ranked;
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return candidates.slice(0, limit);
  const extension = wanted.replace(/^\./, '');
  const rankOf = ({ type, extensions }: Entry): number => {
    if (type === wanted) return 0;
    if (extensions.includes(extension)) return 1;
    const subtype = type.slice(type.indexOf('/') + 1);
    if (subtype === wanted) return 2;
    if (extension !== '' && extensions.some((other) => other.startsWith(extension))) return 3;
    if (type.startsWith(wanted) || subtype.startsWith(wanted)) return 4;
    return type.includes(wanted) ? 5 : notFound;
  };
  // Sorting is stable: what ranks alike stays in the order of its score.
  return candidates
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < notFound)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
