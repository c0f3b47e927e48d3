import type { Input } from '#core/field.ts';
import { parameterOf, piecesOf } from '#lib/query-pieces.ts';
import { nameMatcher, trackingNames } from '#lib/tracking.ts';
import type { cleanFields } from './fields.ts';
import { openUrl } from './open.ts';

export interface CleanReport {
  readonly url: string;
  /** The parameters that were removed, in the order of the source; keys and values decoded. */
  readonly removed: readonly { readonly key: string; readonly value: string }[];
}

export function reportCleaning(input: Input<typeof cleanFields>): CleanReport {
  const url = openUrl(input.url);
  const isRemoved = nameMatcher([...(input.removeTracking ? trackingNames : []), ...input.removeParams]);
  const before = piecesOf(url.search).map((piece) => ({ piece, ...parameterOf(piece) }));
  const after = before.filter(({ key }) => !isRemoved(key));
  const removed = before.filter(({ key }) => isRemoved(key)).map(({ key, value }) => ({ key, value }));
  if (input.sortParams) after.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  // A query that stays as it is keeps even its empty pieces.
  const isTouched = removed.length > 0 || after.some((parameter, at) => parameter !== before[at]);
  // The setter takes a `?` at the start for that of the query.
  if (isTouched) url.search = after.length === 0 ? '' : `?${after.map(({ piece }) => piece).join('&')}`;
  if (input.removeHash) url.hash = '';
  if (input.removeCredentials) url.username = url.password = '';
  return { url: url.href, removed };
}

export const cleanUrl = (input: Input<typeof cleanFields>): string => reportCleaning(input).url;
