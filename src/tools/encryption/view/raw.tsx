import { encodeHex, readBytes, type InputEncoding } from '#lib/bytes.ts';
import { randomBytes } from '#lib/random.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import type { decryptRaw, encryptRaw } from '../engine.ts';
import { isAuthenticatedMode, ivLengths, keyLengthsOf } from '../engine/raw.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { DirectionRow } from './direction-row.tsx';
import { EncodingSelect } from './encoding-select.tsx';
import { Result } from './result.tsx';

function lengthOf(value: string, encoding: InputEncoding): number | undefined {
  try {
    return readBytes(value, encoding).length;
  } catch {
    return undefined;
  }
}

/** The faults that stand under a field of their own. */
const fieldOf: Readonly<Record<string, string>> = { 'invalid-key-length': 'key', 'invalid-iv-length': 'iv' };

interface RawProps extends PartProps {
  readonly encrypt: typeof encryptRaw;
  readonly decrypt: typeof decryptRaw;
}

export function Raw({ draft, change, encrypt, decrypt }: RawProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const encodingName = (encoding: 'base64' | 'hex'): string => t(`encoding.${encoding}`);
  const { mode, key, keyEncoding, iv, ivEncoding, direction } = draft;
  const isEncrypting = direction === 'encrypt';
  const hasAad = isAuthenticatedMode(mode);
  const shared = { ...draft, aad: hasAad ? draft.aad : '', iv: mode === 'aes-ecb' ? '' : iv };
  const encrypted = useOperation(
    encrypt,
    { ...shared, outputEncoding: draft.encryptedAs },
    { enabled: isEncrypting && draft.text !== '' && key !== '' },
  );
  const decrypted = useOperation(
    decrypt,
    { ...shared, outputEncoding: draft.decryptedAs },
    { enabled: !isEncrypting && draft.ciphertext !== '' && key !== '' },
  );
  const state = isEncrypting ? encrypted : decrypted;
  const { error } = state;
  const faulty = error && (error.details['field'] ?? fieldOf[error.code]);
  const errorOf = (field: string): string | undefined => (error && faulty === field ? errorText(error) : undefined);
  const size = lengthOf(key, keyEncoding);
  const name = mode === 'chacha20-poly1305' ? 'ChaCha20' : `AES-${(size ?? 0) * 8}`;
  const isRightSize = size !== undefined && keyLengthsOf(mode).includes(size);
  return (
    <Panel>
      <DirectionRow draft={draft} change={change}>
        <Select {...field('mode')} labelPosition="left" size="small" />
      </DirectionRow>
      <Fields columns={1}>
        {mode === 'aes-ecb' && <Alert tone="danger">{t('weak.ecb')}</Alert>}
        {(mode === 'aes-cbc' || mode === 'aes-ctr') && <Alert tone="warning">{t('weak.unauthenticated')}</Alert>}
        {isEncrypting ? (
          <>
            <InputText
              {...field('text')}
              hint={draft.text.isWellFormed() ? undefined : ui('halfCharacter')}
              error={errorOf('text')}
              multiline
              autosize
              rawText
              clearable
            />
            <EncodingSelect
              label={t('encoding.of', { field: t('text.label') })}
              value={draft.textEncoding}
              onChange={(textEncoding) => change({ textEncoding })}
            />
          </>
        ) : (
          <>
            <InputText
              {...field('ciphertext')}
              placeholder="dJRhkbYg…"
              error={errorOf('ciphertext')}
              multiline
              autosize
              monospace
              rawText
              clearable
            />
            <Select {...field('ciphertextEncoding', encodingName)} labelPosition="left" size="small" />
          </>
        )}
        <SecretField
          {...field('key')}
          error={errorOf('key')}
          hint={
            size === undefined || key === '' || errorOf('key')
              ? undefined
              : isRightSize
                ? t('key.size', { count: size, name })
                : t('key.wrong', { count: size })
          }
          monospace
        />
        <div className={styles.tools}>
          <EncodingSelect
            label={t('encoding.of', { field: t('key.label') })}
            value={keyEncoding}
            onChange={(value) => change({ keyEncoding: value })}
          />
          <Button
            variant="line"
            size="small"
            icon="rotate-cw"
            onClick={() => change({ key: encodeHex(randomBytes(32)), keyEncoding: 'hex' })}
          >
            {t('key.generate')}
          </Button>
        </div>
        {mode !== 'aes-ecb' && (
          <>
            <InputText
              {...field('iv')}
              placeholder={isEncrypting ? t('iv.placeholder') : '0f'.repeat(ivLengths[mode])}
              error={errorOf('iv')}
              hint={t('key.wrong', { count: lengthOf(iv, ivEncoding) ?? 0 })}
              monospace
              rawText
              clearable
            />
            <div className={styles.tools}>
              <EncodingSelect
                label={t('encoding.of', { field: t('iv.label') })}
                value={ivEncoding}
                onChange={(value) => change({ ivEncoding: value })}
              />
              <Button
                variant="line"
                size="small"
                icon="rotate-cw"
                onClick={() => change({ iv: encodeHex(randomBytes(ivLengths[mode])), ivEncoding: 'hex' })}
              >
                {t('iv.generate')}
              </Button>
            </div>
          </>
        )}
        {hasAad && (
          <>
            <InputText {...field('aad')} error={errorOf('aad')} rawText clearable />
            <EncodingSelect
              label={t('encoding.of', { field: t('aad.label') })}
              value={draft.aadEncoding}
              onChange={(aadEncoding) => change({ aadEncoding })}
            />
          </>
        )}
      </Fields>
      <Result
        label={t(isEncrypting ? 'result.encrypted' : 'result.decrypted')}
        empty={t('raw.empty')}
        value={isEncrypting ? encrypted.value?.ciphertext : decrypted.value}
        state={faulty === undefined ? state : { ...state, error: undefined, stale: true }}
        file={isEncrypting ? 'encrypted.txt' : 'decrypted.txt'}
        note={isEncrypting && encrypted.value?.iv && <StatusLine>{`${t('iv.used')} ${encrypted.value.iv}`}</StatusLine>}
      />
    </Panel>
  );
}
