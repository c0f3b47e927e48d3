import { group, list, text } from '#core/field.ts';
import { nameMatcher } from '#lib/tracking.ts';
import { cleanLink } from '../engine/clean.ts';
import type { Link } from '../engine/decode.ts';

/** The names of the parameters that shall stay after all, by the link. */
export type PutBack = ReadonlyMap<string, readonly string[]>;

export const putBackField = list(group({ link: text(), names: list(text()) }), {}, []);

/** Names a link of a text by its place. */
export const linkKey = ({ line, column, original }: Link): string => `${line}:${column} ${original}`;

/** The address with the parameters that were put back. */
export function finalOf(link: Link, removeParams: readonly string[], putBack: PutBack): string {
  const names = putBack.get(linkKey(link)) ?? [];
  if (names.length === 0 || link.removed.length === 0) return link.final;
  const inner = link.steps.at(-1)?.url ?? withScheme(link.original.replaceAll('&amp;', '&'));
  return cleanLink(inner, nameMatcher(removeParams), (key) => names.includes(key)).link;
}

const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`);

/** The text with each link replaced. */
export function textWith(text: string, links: readonly Link[], finals: readonly string[]): string {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
  let end = 0;
  const parts = links.flatMap(({ line, column, original }, at) => {
    const start = (lineStarts[line - 1] ?? 0) + column - 1;
    const before = text.slice(end, start);
    end = start + original.length;
    return [before, finals[at] ?? original];
  });
  return parts.join('') + text.slice(end);
}
