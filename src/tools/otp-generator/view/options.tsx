import { useState } from 'react';
import type { Failure } from '#core/operation.ts';
import type { Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { parseMigration, parseUri } from '../engine.ts';
import { readSecret } from '../engine/code.ts';
import type { Account } from '../engine/uri.ts';
import { text } from '../text.ts';
import { isExport, isUri } from './address.ts';
import { fields, type OtpDraft, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { ReadImage } from './read-image.tsx';

interface OptionsProps extends PartProps {
  readonly onGenerate: () => void;
  readonly error: Failure | undefined;
}

/** RFC 4226 §4. */
const leastBits = 128;
/** Twice what the longest digest, SHA-512, can use: RFC 2104 §3. */
const mostBits = 1024;

/** Too few or too many bits; nothing for a secret that cannot be read. */
function warningAbout({ secret, secretEncoding }: OtpDraft, t: Translate<(typeof text)['en']>): string | undefined {
  try {
    const bits = readSecret(secret, secretEncoding).length * 8;
    if (bits < leastBits) return t('short.secret', { bits });
    return bits > mostBits ? t('long.secret', { bytes: bits / 8 }) : undefined;
  } catch {
    return undefined;
  }
}

function draftOf({ type, secret, issuer, account, algorithm, digits, period, counter }: Account): Partial<OtpDraft> {
  const moving = { ...(period !== null && { period }), ...(counter !== null && { counter }) };
  return { type, secret, secretEncoding: 'base32', issuer, account, algorithm, digits, ...moving };
}

export function Options({ draft, change, onGenerate, error }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { secret } = draft;
  const pasted = useOperation(parseUri, { uri: secret }, { enabled: isUri(secret) });
  const exported = useOperation(parseMigration, { uri: secret }, { enabled: isExport(secret) });
  const [filled, setFilled] = useState<unknown>();
  if (pasted.value && !pasted.stale && pasted.value !== filled) {
    setFilled(pasted.value);
    queueMicrotask(() => pasted.value && change(draftOf(pasted.value)));
  }
  const fault = isUri(secret) ? pasted.error : isExport(secret) ? exported.error : error;
  const isIssuerFault = error?.code === 'issuer-contains-colon';
  const warning = warningAbout(draft, t);
  return (
    <Panel>
      <OptionRow>
        <Segmented {...field('type')} labelHidden />
      </OptionRow>
      <Fields columns={1}>
        <SecretField
          {...field('secret')}
          placeholder="JBSWY3DPEHPK3PXP"
          warning={warning}
          {...(fault && !isIssuerFault && { error: errorText(fault), hint: undefined })}
          monospace
          autofocus
        />
        <div className={styles.buttons}>
          <Button variant="line" size="small" icon="rotate-cw" onClick={onGenerate}>
            {t('secret.generate')}
          </Button>
          <CopyButton
            text={secret}
            label={t('secret.copy')}
            variant="line"
            stale={fault !== undefined && !isIssuerFault}
          />
          <ReadImage secret={secret} onAddress={(address) => change({ secret: address })} />
        </div>
        {isExport(secret) && exported.value && <Exported accounts={exported.value} change={change} />}
        <div className={styles.pair}>
          <InputText
            {...field('issuer')}
            placeholder="Toolcrib"
            error={isIssuerFault ? errorText(error) : undefined}
            autoComplete="off"
          />
          <InputText {...field('account')} placeholder="demo@example.com" rawText />
        </div>
      </Fields>
      <Advanced draft={draft} change={change} />
    </Panel>
  );
}

interface ExportedProps {
  readonly accounts: readonly Account[];
  readonly change: PartProps['change'];
}

function Exported({ accounts, change }: ExportedProps) {
  const t = useText(text);
  return (
    <div className={styles.exported}>
      <strong>{t('migration.title')}</strong>
      <ul>
        {accounts.map((entry) => {
          const name = [entry.issuer, entry.account].filter(Boolean).join(' · ') || t('migration.none');
          return (
            <li key={`${name} ${entry.secret}`}>
              <Button variant="line" size="small" onClick={() => change(draftOf(entry))}>
                {t('migration.use', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const digitChoices = [6, 7, 8, 9, 10] as const;

function Advanced({ draft, change }: PartProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <Disclosure label={t('advanced')}>
      <Fields>
        <Select {...field('secretEncoding')} />
        <Select {...field('algorithm', (value) => value.replace('SHA', 'SHA-'))} />
        <Select
          {...field('digits')}
          options={digitChoices.map((value) => ({ value, label: t('digits.count', { count: value }) }))}
        />
        {draft.type === 'totp' && <NumberField {...field('period')} unit={t('period.unit')} />}
      </Fields>
      <p className={styles.note}>{t('advanced.note')}</p>
    </Disclosure>
  );
}
