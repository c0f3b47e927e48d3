import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], dialog';
const activated = 'button, a[href], summary, input, [role=tab]';

/**
 * Keys of a tool, by `KeyboardEvent.key` in lower case. They are inactive while somebody types, in dialogs, and where
 * the browser sends Space or Enter to the focused control.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = Object.hasOwn(keys, key.toLowerCase()) ? keys[key.toLowerCase()] : undefined;
    if (!act || !(target instanceof Element) || target.closest(typing)) return;
    if ((key === ' ' || key === 'Enter') && target.closest(activated)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
