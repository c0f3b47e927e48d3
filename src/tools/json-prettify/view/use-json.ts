import { useOperation } from '#ui/hooks/use-operation.ts';
import type { Valid, Validation } from '#lib/json-scan/validate.ts';
import { inspect, unwrap, validate } from '../engine.ts';
import type { JsonDraft } from './draft.ts';

interface Known<T> {
  readonly value: T | undefined;
  readonly stale: boolean;
}

/** What is known about the text as it is now. */
const current = <T>({ value, stale }: Known<T>): T | undefined => (stale ? undefined : value);

/** The facts about the text as it is now; undefined while they are not known or when it is wrong. */
function validOf(known: Known<Validation>): Valid | undefined {
  const validation = current(known);
  return validation?.valid ? validation : undefined;
}

/** Everything the screen says about the text. A right one is read once; one with several documents again, as many. */
export function useJson(draft: JsonDraft) {
  const enabled = /\S/.test(draft.text);
  const inspected = useOperation(inspect, draft, { enabled });
  const { error } = inspected;
  const isTrailing = error?.details['reason'] === 'trailing-content';
  const isReadable = isTrailing || error?.code === 'not-representable';
  const many = useOperation(validate, { ...draft, documents: 'many' }, { enabled: enabled && isReadable });
  const checked = error ? validOf(many) : current(inspected)?.facts;
  const { text } = draft;
  const isString = checked?.documents === 1 && checked.stats.strings === 1 && checked.stats.maxDepth === 0;
  const { value: content } = useOperation(unwrap, { text }, { enabled: enabled && isString });
  const inside = validOf(
    useOperation(validate, { text: content ?? '' }, { enabled: content !== undefined, aside: true }),
  );
  const isWrapped = inside !== undefined && inside.stats.objects + inside.stats.arrays > 0;
  const isMany = (checked?.documents ?? 0) > 1;
  const isLines = isMany && draft.documents === 'single' && isTrailing;
  return {
    isEmpty: !enabled,
    formatted: {
      ...inspected,
      value: inspected.value?.formatted,
      // What comes behind the first document may be the next one: nothing is said until that is known.
      error: isLines || (isTrailing && current(many) === undefined) ? undefined : error,
    },
    /** The last right text, formatted, with its size. */
    inspected: inspected.value,
    checked,
    /** JSON within a JSON string. */
    unwrapped: isString && isWrapped ? content : undefined,
    /** The text is not a single document but reads as several. */
    isLines,
  };
}
