import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isSlowLine } from '../hooks/slow-line.ts';

const gestures = ['pointerdown', 'keydown', 'input', 'paste', 'drop'] as const;

/** Whether somebody has begun to use the page. Then its editors are loaded, and those of later pages. */
let used = false;
const waiting = new Set<() => void>();

function use(): void {
  used = true;
  for (const gesture of gestures) removeEventListener(gesture, hear, { capture: true });
  for (const go of waiting) go();
  waiting.clear();
}

function hear({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.closest('main')) return;
  // On a slow line only typing shows that the field alone is not enough.
  // The field hears first of what is typed: drawn again before, it would have its old text again.
  if (type === 'input' || !isSlowLine()) setTimeout(use);
}

function subscribe(go: () => void): () => void {
  if (!used && waiting.size === 0) {
    for (const gesture of gestures) addEventListener(gesture, hear, { capture: true, passive: true });
  }
  waiting.add(go);
  return () => void waiting.delete(go);
}

/**
 * Is CodeMirror worth its 145 kB now? The plain field does until somebody uses the page, on a slow line until somebody
 * types; a text that the field cannot hold, a fault to mark or a chip needs the editor at once (`isNeeded`), and keeps it.
 */
export function useEditorWanted(isNeeded: boolean): boolean {
  const isUsed = useSyncExternalStore(
    subscribe,
    () => used,
    () => false,
  );
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isUsed || isNeeded || wasNeeded;
}

/** The text that stood in a plain field before somebody typed into it; undefined while nobody has. */
export function useTextBefore(field: RefObject<HTMLTextAreaElement | null>): RefObject<string | undefined> {
  const [before] = useState<{ current: string | undefined }>(() => ({ current: undefined }));
  useEffect(() => {
    const plain = field.current;
    const keep = (): void => {
      before.current ??= plain?.value;
    };
    plain?.addEventListener('beforeinput', keep);
    return () => plain?.removeEventListener('beforeinput', keep);
  }, [field, before]);
  return before;
}
