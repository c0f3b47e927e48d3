import { useOperation } from '#ui/hooks/use-operation.ts';
import { format, unwrap, validate } from '../engine.ts';
import type { Validation } from '#lib/json-scan/validate.ts';
import type { JsonDraft } from './draft.ts';

export type Valid = Validation & { readonly valid: true };

/** The facts about the text as it is now; undefined while they are not known or when it is wrong. */
function validOf({ value, stale }: { readonly value: Validation | undefined; readonly stale: boolean }) {
  return value?.valid && !stale ? value : undefined;
}

/** Everything the screen says about the text; what the text holds is counted as if it could hold many documents. */
export function useJson(draft: JsonDraft) {
  const enabled = /\S/.test(draft.text);
  const formatted = useOperation(format, draft, { enabled });
  const checked = validOf(useOperation(validate, { ...draft, documents: 'many' }, { enabled }));
  const { text } = draft;
  const isString = checked?.documents === 1 && checked.stats.strings === 1 && checked.stats.maxDepth === 0;
  const { value: content } = useOperation(unwrap, { text }, { enabled: enabled && isString });
  const inside = validOf(useOperation(validate, { text: content ?? '' }, { enabled: content !== undefined }));
  const isWrapped = inside !== undefined && inside.stats.objects + inside.stats.arrays > 0;
  const isMany = (checked?.documents ?? 0) > 1;
  return {
    isEmpty: !enabled,
    formatted,
    checked,
    /** JSON within a JSON string. */
    unwrapped: isString && isWrapped ? content : undefined,
    /** The text is no single document but reads as several. */
    isLines: isMany && draft.documents === 'single' && formatted.error?.details['reason'] === 'trailing-content',
  };
}
