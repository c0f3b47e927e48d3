import { canParseUrl } from '#core/platform.ts';
import { nameMatcher } from '#lib/tracking.ts';
import { cleanLink, type Removed } from './clean.ts';
import { findLinks, type Found } from './find.ts';
import { unwrapOnce, type Step } from './targets.ts';
import { webUrl } from './wrappers.ts';

export const warningCodes = ['opaque', 'shortener', 'not-web', 'too-deep'] as const;
export type WarningCode = (typeof warningCodes)[number];

export interface Link extends Pick<Found, 'original' | 'line' | 'column'> {
  /** Where it leads, as far as that is known. */
  readonly final: string;
  /** Does only the service at the end know more? */
  readonly opaque: boolean;
  /** The layers, the outermost first. */
  readonly steps: readonly Step[];
  readonly removed: readonly Removed[];
  readonly warnings: readonly WarningCode[];
}

/** Services whose links lead somewhere else that only they know. */
const shorteners = new Set(
  't.co bit.ly tinyurl.com goo.gl ow.ly is.gd buff.ly lnkd.in aka.ms rb.gy cutt.ly t.ly tiny.cc shorturl.at rebrand.ly fb.me'.split(
    ' ',
  ),
);

interface Unwrapped {
  readonly link: string;
  readonly steps: readonly Step[];
  readonly isTooDeep: boolean;
}

function unwrap(start: string, maxDepth: number): Unwrapped {
  const steps: Step[] = [];
  let link = start;
  for (let next = unwrapOnce(link); next; next = unwrapOnce(link)) {
    if (steps.length === maxDepth) return { link, steps, isTooDeep: true };
    steps.push(next);
    if (next.url === null) break;
    link = next.url;
  }
  return { link, steps, isTooDeep: false };
}

export interface Options {
  readonly clean: boolean;
  readonly removeParams: readonly string[];
  readonly maxDepth: number;
}

function decodeLink(
  { original, line, column, link }: Found,
  options: Options,
  isCustom: (key: string) => boolean,
): Link {
  const place = { original, line, column };
  if (!canParseUrl(link)) return { ...place, final: original, opaque: false, steps: [], removed: [], warnings: [] };
  const { link: inner, steps, isTooDeep } = unwrap(link, options.maxDepth);
  const opaque = steps.at(-1)?.url === null;
  const url = webUrl(inner);
  const isCleaned = options.clean && !opaque && url !== undefined;
  const { link: final, removed } = isCleaned ? cleanLink(inner, isCustom) : { link: inner, removed: [] };
  const holds: Readonly<Record<WarningCode, boolean>> = {
    opaque,
    shortener: url !== undefined && shorteners.has(url.hostname),
    'not-web': url === undefined,
    'too-deep': isTooDeep,
  };
  return { ...place, final, opaque, steps, removed, warnings: warningCodes.filter((code) => holds[code]) };
}

/** The links of a text with what is inside them, and the text with them in their places. */
export function decodeLinks(
  text: string,
  options: Options,
): { readonly links: readonly Link[]; readonly text: string } {
  const isCustom = nameMatcher(options.removeParams);
  const found = findLinks(text);
  const links = found.map((each) => decodeLink(each, options, isCustom));
  let end = 0;
  const parts = found.flatMap(({ index, original }, at) => {
    const before = text.slice(end, index);
    end = index + original.length;
    return [before, links[at]?.final ?? original];
  });
  return { links, text: parts.join('') + text.slice(end) };
}
