import type { Message, Messages } from '#core/text.ts';

const plain = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuYyZz';
const accented = 'ÅåÇçĐđÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûÝýŽž';

function accent(pattern: string): string {
  const letters = pattern.replace(/\{\w+\}|[A-Za-z]/g, (found) => accented[plain.indexOf(found)] ?? found);
  return `⟦${letters}⟧`;
}

/** A message in the pseudo-locale: accented and in brackets, its placeholders kept. */
export function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return accent(message);
  return { one: accent(message.one), other: accent(message.other) };
}

/** Development only, with `?pseudo` in the address: whatever shows without accents and brackets is not translated. */
export const isPseudo =
  import.meta.env.DEV && typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

/** The words of a table, in the pseudo-locale on request. */
export function pseudoTable<T extends Messages>(table: T): T {
  if (!isPseudo) return table;
  return Object.fromEntries(Object.entries(table).map(([key, message]) => [key, pseudoMessage(message)])) as T;
}
