import { useEffect, useState } from 'react';

export interface SuggestionsProps {
  /** What the text field has as its `list`. */
  readonly id: string;
  /** Called when they are drawn; each value once. */
  readonly values: () => readonly string[];
}

/**
 * What the browser offers under a text field while somebody types; any other value may be typed. There may be hundreds, so
 * they are drawn when the field gets the focus.
 *
 * @example
 * ```tsx
 * <InputText label="Name" list={id} value={name} onChange={setName} />
 * <Suggestions id={id} values={() => ['Ada Lovelace', 'Grace Hopper']} />
 * ```
 */
export function Suggestions({ id, values }: SuggestionsProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const field = document.querySelector(`[list="${id}"]`);
    const want = (): void => setWanted(true);
    if (field === document.activeElement) want();
    field?.addEventListener('focus', want);
    return () => field?.removeEventListener('focus', want);
  }, [id]);
  return <datalist id={id}>{isWanted && values().map((value) => <option key={value}>{value}</option>)}</datalist>;
}
