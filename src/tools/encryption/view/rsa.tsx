import type { Failure } from '#core/operation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { words } from '#ui/words.ts';
import { decryptRsa, encryptRsa } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { DirectionRow } from './direction-row.tsx';
import { EncodingSelect } from './encoding-select.tsx';
import { Result } from './result.tsx';

const placeOf: Readonly<Record<string, string>> = {
  'invalid-key': 'key',
  'unsupported-key': 'key',
  'key-type-mismatch': 'key',
  'private-key-required': 'key',
  'passphrase-required': 'passphrase',
  'wrong-passphrase': 'passphrase',
  'message-too-long': 'text',
  'key-too-small': 'key',
};

/** Commands that print the bytes of a file in this encoding. */
const bytesOf = { base64: 'openssl base64 -d -A -in', hex: 'xxd -r -p' } as const;

/** The field that an error stands under, or undefined for one of the whole. */
function faultyField(error: Failure | undefined, isEncrypting: boolean): string | undefined {
  const place = error && (error.details['field'] ?? placeOf[String(error.details['reason'])] ?? placeOf[error.code]);
  // A public key takes no passphrase, so an error about one is about the key.
  if (place === 'passphrase' && isEncrypting) return 'key';
  return typeof place === 'string' ? place : undefined;
}

export function Rsa({ draft, change }: PartProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const encodingName = (encoding: 'base64' | 'hex'): string => t(`encoding.${encoding}`);
  const { direction, publicKey, privateKey, passphrase, padding, ciphertext } = draft;
  const isEncrypting = direction === 'encrypt';
  const encrypted = useOperation(
    encryptRsa,
    { ...draft, key: publicKey, outputEncoding: draft.encryptedAs },
    { enabled: isEncrypting && draft.text !== '' && publicKey.trim() !== '' },
  );
  const decrypted = useOperation(
    decryptRsa,
    { ...draft, key: privateKey, outputEncoding: draft.decryptedAs },
    { enabled: !isEncrypting && ciphertext.trim() !== '' && privateKey.trim() !== '' },
  );
  const state = isEncrypting ? encrypted : decrypted;
  const place = faultyField(state.error, isEncrypting);
  const errorOf = (name: string): string | undefined =>
    state.error && place === name ? errorText(state.error) : undefined;
  const mode = padding === 'pkcs1' ? 'pkcs1' : `oaep -pkeyopt rsa_oaep_md:${padding.slice('oaep-'.length)}`;
  return (
    <Panel>
      <DirectionRow draft={draft} change={change}>
        <Select {...field('padding')} labelPosition="left" size="small" />
      </DirectionRow>
      <Fields>
        {isEncrypting ? (
          <>
            <InputText
              {...field('text')}
              hint={draft.text.isWellFormed() ? undefined : ui('halfCharacter')}
              error={errorOf('text')}
              multiline
              rows={4}
              rawText
              clearable
            />
            <InputText {...field('publicKey')} error={errorOf('key')} multiline rows={4} monospace rawText clearable />
          </>
        ) : (
          <>
            <InputText
              {...field('ciphertext')}
              placeholder="dJRhkbYg…"
              error={errorOf('ciphertext')}
              multiline
              rows={4}
              monospace
              rawText
              clearable
            />
            <SecretField {...field('privateKey')} error={errorOf('key')} multiline rows={4} monospace />
          </>
        )}
        {!isEncrypting && (passphrase !== '' || place === 'passphrase') && (
          <SecretField {...field('passphrase')} error={errorOf('passphrase')} />
        )}
        {padding !== 'pkcs1' && <InputText {...field('label')} rawText clearable />}
        {isEncrypting ? (
          <EncodingSelect
            label={t('encoding.of', { field: t('text.label') })}
            value={draft.textEncoding}
            onChange={(textEncoding) => change({ textEncoding })}
          />
        ) : (
          <Select {...field('ciphertextEncoding', encodingName)} labelPosition="left" size="small" />
        )}
        {padding === 'pkcs1' && <Alert tone="warning">{t('weak.pkcs1')}</Alert>}
      </Fields>
      <Result
        label={t(isEncrypting ? 'result.encrypted' : 'result.decrypted')}
        empty={t('rsa.empty')}
        value={state.value}
        state={place === undefined ? state : { ...state, error: undefined, stale: true }}
        file={isEncrypting ? 'encrypted.txt' : 'decrypted.txt'}
      />
      {isEncrypting && draft.label === '' && encrypted.value !== undefined && (
        <div className={styles.command}>
          <span className={styles.label}>{t('command.label')}</span>
          <TextCopyable
            value={`${bytesOf[draft.encryptedAs]} encrypted.txt | openssl pkeyutl -decrypt -inkey key.pem -pkeyopt rsa_padding_mode:${mode}`}
          />
        </div>
      )}
    </Panel>
  );
}
