import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

/** "hexadecimal" for 16, "base 36" for 36. */
export function useBaseNames(): (base: number) => string {
  const t = useText(text);
  return (base) =>
    base === 2 || base === 8 || base === 10 || base === 16 ? t(`base.${base}`) : t('base.other', { base });
}
