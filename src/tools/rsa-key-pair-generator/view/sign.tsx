import { useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Actions, Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { inspect, sign, verify } from '../engine.ts';
import type { SignatureAlgorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import { MessageFile } from './message-file.tsx';
import styles from '../view.module.css';
import { SignResult } from './sign-result.tsx';

const placeOf: Readonly<Record<string, string>> = {
  'invalid-key': 'key',
  'unsupported-key': 'key',
  'key-type-mismatch': 'key',
  'private-key-required': 'key',
  'passphrase-required': 'passphrase',
  'wrong-passphrase': 'passphrase',
};

/** The field that an error stands under, or undefined for one of the whole. */
function faultyField(error: Failure | undefined): string | undefined {
  const named = error?.details['field'];
  return typeof named === 'string' ? named : error && placeOf[error.code];
}

/** What `auto` stands for with this key. */
function usualFor({ type, curve }: { readonly type: string; readonly curve: string | null }): SignatureAlgorithm {
  if (type === 'rsa') return 'rsa-sha256';
  if (type === 'ed25519') return 'ed25519';
  return curve === 'P-256' ? 'ecdsa-sha256' : curve === 'P-384' ? 'ecdsa-sha384' : 'ecdsa-sha512';
}

export function Sign({ draft, change }: PartProps) {
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const [file, setFile] = useState<File>();
  useUnsaved(file !== undefined);
  usePageDrop(([dropped]) => setFile(dropped));
  const { direction, key, passphrase, signature, algorithm } = draft;
  const isSigning = direction === 'sign';
  const hasKey = key.trim() !== '';
  const found = useOperation(inspect, draft, { enabled: hasKey });
  const input = { ...draft, file };
  const signed = useOperation(sign, input, { enabled: isSigning && hasKey });
  const verified = useOperation(
    verify,
    { ...input, ecdsaFormat: 'auto' },
    { enabled: !isSigning && hasKey && signature.trim() !== '' },
  );
  const state = isSigning ? signed : verified;
  const place = faultyField(state.error);
  const errorOf = (name: string): string | undefined =>
    state.error && place === name ? errorText(state.error) : undefined;
  const known = found.error ? undefined : found.value;
  const kinds = field('algorithm');
  const fitting = kinds.options.filter(
    ({ value }) => !known || value === 'auto' || value === algorithm || value.startsWith(known.type),
  );
  const named = algorithm === 'auto' ? (known ? usualFor(known) : verified.value?.algorithm) : algorithm;
  return (
    <>
      <Panel busy={state.slow}>
        <OptionRow>
          <Segmented {...field('direction')} labelHidden />
          <Select {...kinds} options={fitting} labelPosition="left" size="small" />
          {isSigning && known?.type === 'ecdsa' && (
            <Select {...field('ecdsaFormat')} labelPosition="left" size="small" />
          )}
          <Select {...field(isSigning ? 'encoding' : 'signatureEncoding')} labelPosition="left" size="small" />
          <Actions>
            <OpenButton variant="line" label={ui('openFile')} onFiles={([opened]) => setFile(opened)} />
          </Actions>
        </OptionRow>
        <Fields>
          {file ? (
            <MessageFile file={file} onRemove={() => setFile(undefined)} />
          ) : (
            <div className={styles.message}>
              <InputText
                {...field('text')}
                hint={draft.text.isWellFormed() ? undefined : ui('halfCharacter')}
                error={errorOf('text')}
                multiline
                rows={5}
                rawText
                clearable
              />
              <Select {...field('inputEncoding')} labelPosition="left" size="small" />
            </div>
          )}
          <SecretField {...field('key')} error={errorOf('key')} multiline rows={5} monospace />
          {!isSigning && (
            <InputText
              {...field('signature')}
              error={errorOf('signature')}
              multiline
              rows={2}
              monospace
              rawText
              clearable
            />
          )}
          {(passphrase !== '' || place === 'passphrase') && (
            <SecretField {...field('passphrase')} error={errorOf('passphrase')} />
          )}
        </Fields>
      </Panel>
      <SignResult
        {...{
          direction,
          algorithm: named,
          file: file?.name ?? 'message.txt',
          encoding: draft.encoding,
          signed,
          verified,
        }}
        error={place === undefined ? state.error : undefined}
        isEmpty={!hasKey || (!isSigning && signature.trim() === '')}
      />
    </>
  );
}
