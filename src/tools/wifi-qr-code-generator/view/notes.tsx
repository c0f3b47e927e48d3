import { Icon } from '#ui/icon/icon.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Warning } from '../engine/warnings.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Warnings in words, under the field that they speak of. */
export function Notes({ codes }: { readonly codes: readonly Warning[] }) {
  const t = useText(text);
  return (
    <div aria-live="polite">
      {codes.map((code) => (
        <p key={code} className={styles.warning}>
          <Icon name="triangle-alert" size={14} />
          {t(`warning.${code}`)}
        </p>
      ))}
    </div>
  );
}
