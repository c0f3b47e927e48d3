import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { toHex } from './contrast.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly error: string | undefined;
}

/** A color to type, with the browser's own picker beside it. */
export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const t = useText(text);
  return (
    <InputText
      label={label}
      value={value}
      onChange={onChange}
      placeholder="#cccccc"
      error={error}
      monospace
      rawText
      dir="ltr"
      end={
        <input
          type="color"
          className={styles.color}
          aria-label={t('pick', { name: label })}
          value={toHex(value) ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
