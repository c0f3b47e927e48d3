import { inputEncodings, type InputEncoding } from '#lib/bytes.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import type { TextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';
import styles from './parts.module.css';

interface KeyInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (key: string) => void;
  /** Where a file of it is opened. */
  readonly file: TextFile;
  readonly encoding: InputEncoding;
  /** Without it the encoding cannot be chosen: keys that are not plain secrets. */
  readonly onEncoding?: ((encoding: InputEncoding) => void) | undefined;
  readonly error?: string | undefined;
}

/** A secret or a key, typed, pasted or from a file. */
export function KeyInput({ label, placeholder, value, onChange, file, encoding, onEncoding, error }: KeyInputProps) {
  const t = useText(text);
  return (
    <>
      <SecretField
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        error={error}
        multiline
        rows={2}
        autosize
        monospace
      />
      <div className={styles.keyOptions}>
        <OpenButton variant="line" label={t('key.open')} onFiles={([chosen]) => chosen && file.open(chosen)} />
        {onEncoding && (
          <Select
            label={t('keyEncoding.label')}
            labelPosition="left"
            size="small"
            value={encoding}
            onChange={onEncoding}
            options={inputEncodings.map((id) => ({ value: id, label: t(`encoding.${id}`) }))}
          />
        )}
      </div>
      {file.question}
    </>
  );
}
