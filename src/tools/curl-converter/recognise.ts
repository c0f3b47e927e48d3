import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const command = /^(?:#[^\n]*\n\s*)*(?:\$\s+)?curl(?:\.exe)?\s+(\S[^]*)$/;
/** What follows in a sentence about it. */
const prose = /^(?:is|was|the|an?|in|on|with|and|or|to|for|from|commands?|fails|does|works|it|has|can)\b/i;
/** A call has an option, an address, a variable or a quoted argument. */
const argument = /(?:^|\s)(?:["'$-]|\S*[.:/]\S|localhost\b)/;
/** What asks curl about itself. */
const about = /^(?:-h|--help|-V|--version|-M|--manual)(?:\s|$)/;
const fetchCall = /^(?:(?:const|let|var)\s+\w+\s*=\s*)?(?:await\s+)?fetch\s*\(\s*["'`]/;
const requestLine = /^[A-Z]+ \S+ HTTP\/[\d.]+/;
const har = /^\{\s*"log"\s*:\s*\{/;

/** What an archive should not be handed on with: masking it comes first then. */
const secretInHar = /"name"\s*:\s*"(?:cookie|set-cookie|authorization)"|"cookies"\s*:\s*\[\s*\{/i;
const requestInHar = /"request"\s*:\s*\{/;

export const recognise: Recogniser = ({ source, text }) => {
  const op = 'curl-converter/convert';
  const guess = (key: keyof typeof words, score: number) =>
    [{ op, input: { text }, score, kind: 'exact', reason: because(key) }] as const;
  if (har.test(text) && /"(?:entries|creator)"\s*:/.test(text))
    return guess('har', requestInHar.test(text) && !secretInHar.test(text) ? 98 : 94);
  if (text.length > 100_000 && source.complete) return [];
  const rest = command.exec(text)?.[1];
  // Only options, and no URL.
  const isCall = rest !== undefined && !about.test(rest) && /(?:^|\s)[^\s-]/.test(rest) && argument.test(rest);
  if (isCall && !prose.test(rest)) return guess('curl', 93);
  if (fetchCall.test(text)) return guess('fetch', 93);
  return requestLine.test(text) ? guess('http', 70) : [];
};
