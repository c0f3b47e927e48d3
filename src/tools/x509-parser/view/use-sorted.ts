import { useMemo, useState } from 'react';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import type { chain, inspect } from '../engine.ts';
import type { Description } from '../engine/inspect.ts';
import type { X509Draft } from './draft.ts';
import { inChainOrder } from './order.ts';

type Given = { readonly [Name in 'text' | 'file' | 'password']?: X509Draft[Name] | undefined };

const isSame = (one: Given | undefined, other: Given | undefined): boolean =>
  one?.text === other?.text && one?.file === other?.file && one?.password === other?.password;

/**
 * What was found, in the order of the chain. Several certificates wait for the answer about their chain, so that none
 * is shown at one place and moves to another; until then there is what was shown before.
 */
export function useSorted(
  found: OperationState<Awaited<ReturnType<(typeof inspect)['run']>>, Given>,
  chained: OperationState<Awaited<ReturnType<(typeof chain)['run']>>, Given>,
): { readonly objects: readonly Description[]; readonly waits: boolean } {
  const objects = found.value?.objects;
  const ordered = isSame(found.source, chained.source) ? chained.value?.ordered : undefined;
  const isKnown =
    ordered !== undefined ||
    chained.error !== undefined ||
    (objects ?? []).filter(({ kind }) => kind === 'certificate').length < 2;
  const sorted = useMemo(
    () => (isKnown ? inChainOrder(objects ?? [], ordered?.map(({ index }) => index) ?? []) : undefined),
    [isKnown, objects, ordered],
  );
  const [shown, show] = useState(sorted);
  if (sorted !== undefined && sorted !== shown) show(sorted);
  return { objects: sorted ?? shown ?? [], waits: sorted === undefined };
}
