import type { Failure } from '#core/operation.ts';
import { inputEncodings, readBytes, type InputEncoding } from '#lib/bytes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { doubtOf, type Doubt } from '../engine/key.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';

interface InputProps extends PartProps {
  readonly error: Failure | undefined;
}

/** What is authenticated: a text, or a file that was opened or dropped. */
export function MessagePart({ draft, change, error }: InputProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const take = (file: File | undefined): void => change({ file });
  usePageDrop(([file]) => take(file));
  if (draft.file) {
    const { file } = draft;
    return (
      <FileCard
        name={file instanceof File ? file.name : ''}
        size={file.size}
        note={t('file.note')}
        actions={
          <Button variant="line" size="small" onClick={() => take(undefined)}>
            {t('file.remove')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.message}>
      <div className={styles.header}>
        <span className={styles.name}>{t('text.label')}</span>
        <Encodings
          label={t('textEncoding.label')}
          value={draft.textEncoding}
          onChange={(textEncoding) => change({ textEncoding })}
        />
        <OpenButton onFiles={([file]) => take(file)} />
        <Button
          variant="quiet"
          size="small"
          icon="trash-2"
          label={ui('clear')}
          disabled={draft.text === ''}
          onClick={() => change({ text: '' })}
        />
      </div>
      <div className={styles.editor}>
        <CodeEditor
          label={t('text.label')}
          size="small"
          value={draft.text}
          placeholder={t('text.placeholder')}
          onChange={(value) => change({ text: value })}
          onFile={take}
        />
      </div>
      {!error && !draft.text.isWellFormed() && <StatusLine tone="warning">{ui('halfCharacter')}</StatusLine>}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </div>
  );
}

export function KeyPart({ draft, change, error }: InputProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { key, keyEncoding } = draft;
  const hasInput = key !== '' || draft.text !== '' || draft.file !== undefined;
  const doubt = hasInput ? doubtOf(key, keyEncoding) : undefined;
  return (
    <Fields columns={1}>
      <div className={styles.key}>
        <SecretField
          {...field('key')}
          hint={error ? undefined : t('key.size', { count: readBytesOrNone(key, keyEncoding) })}
          error={error && errorText(error)}
          monospace
        />
        <Encodings
          label={t('keyEncoding.label')}
          top
          value={keyEncoding}
          onChange={(value) => change({ keyEncoding: value })}
        />
      </div>
      {doubt && <KeyDoubt doubt={doubt} onEncoding={(value) => change({ keyEncoding: value })} />}
    </Fields>
  );
}

function readBytesOrNone(key: string, encoding: InputEncoding): number {
  try {
    return readBytes(key, encoding).length;
  } catch {
    return 0;
  }
}

interface KeyDoubtProps {
  readonly doubt: Doubt;
  readonly onEncoding: (encoding: InputEncoding) => void;
}

function KeyDoubt({ doubt, onEncoding }: KeyDoubtProps) {
  const t = useText(text);
  if (doubt.kind === 'empty') return <Alert tone="warning">{t('doubt.empty')}</Alert>;
  const isHex = doubt.kind === 'hex';
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="line" size="small" onClick={() => onEncoding(isHex ? 'hex' : 'utf8')}>
          {t(isHex ? 'doubt.useHex' : 'doubt.useText')}
        </Button>
      }
    >
      {isHex ? t('doubt.hex', { count: doubt.digits }) : t('doubt.text')}
    </Alert>
  );
}

interface EncodingsProps {
  readonly label: string;
  readonly top?: boolean;
  readonly value: InputEncoding;
  readonly onChange: (encoding: InputEncoding) => void;
}

function Encodings({ label, top = false, value, onChange }: EncodingsProps) {
  const t = useText(text);
  return (
    <Select
      label={label}
      labelHidden={!top}
      size={top ? 'medium' : 'small'}
      wide={top}
      value={value}
      onChange={onChange}
      options={inputEncodings.map((encoding) => ({ value: encoding, label: t(`encoding.${encoding}`) }))}
    />
  );
}
