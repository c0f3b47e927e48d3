import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { symbols, type Scale } from '../engine/scales.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface ScaleRowProps {
  readonly scale: Scale;
  /** As typed on the scale that is edited, else as it is written in the page's language. */
  readonly value: string;
  /** All digits, with a dot; empty when there is no value. */
  readonly copied: string;
  /** The scale that is edited: the page is about its field. */
  readonly isMain: boolean;
  readonly isWrong: boolean;
  /** The value is that of an older temperature. */
  readonly stale: boolean;
  readonly onChange: (value: string) => void;
}

/** One scale: an editable number with its symbol, to copy. */
export function ScaleRow({ scale, value, copied, isMain, isWrong, stale, onChange }: ScaleRowProps) {
  const t = useText(text);
  const name = t(`scale.${scale}`);
  return (
    <div className={styles.scale} data-main={isMain || undefined}>
      <InputText
        className={classNames(styles.row, stale && styles.stale)}
        label={name}
        value={value}
        onChange={onChange}
        error={isWrong ? '' : undefined}
        placeholder=""
        inputMode="text"
        monospace
        rawText
        dir="ltr"
        end={
          <>
            <span className={styles.symbol}>{symbols[scale]}</span>
            <CopyButton iconOnly label={t('copy', { scale: name })} text={copied} stale={stale} />
          </>
        }
      />
    </div>
  );
}
