import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { htpasswd } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type TabProps } from './draft.ts';
import { LineCheck } from './line-check.tsx';

/** A line of an htpasswd file, and whether an existing one is of the same password. */
export function Htpasswd({ draft, change }: TabProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  const { username, password, algorithm, cost } = draft;
  const enabled = username !== '' && password !== '';
  const { value, error, stale, slow } = useOperation(htpasswd, { username, password, algorithm, cost }, { enabled });
  const fault = error && errorText(error);
  const isOfName = error?.code === 'username-contains-colon' || error?.details['field'] === 'username';
  return (
    <>
      <Panel>
        <Fields>
          <InputText {...field('username')} error={isOfName ? fault : undefined} rawText autofocus />
          <SecretField {...field('password')} error={isOfName ? undefined : fault} />
          <Select {...field('algorithm')} />
          {algorithm === 'bcrypt' && <NumberField {...field('cost')} />}
        </Fields>
        {algorithm !== 'bcrypt' && (
          <div className={styles.notice}>
            <Alert tone="warning">{t('algorithm.weak')}</Alert>
          </div>
        )}
      </Panel>
      <Panel label={t('htpasswd.result')} busy={slow}>
        <div data-answer data-stale={stale || undefined}>
          {value ? <Big className={styles.header}>{value}</Big> : <Empty>{t('htpasswd.empty')}</Empty>}
        </div>
        <PanelRow end>
          <CopyButton variant="primary" size="medium" text={value ?? ''} stale={stale} label={ui('copy')} />
        </PanelRow>
      </Panel>
      <LineCheck {...{ draft, change }} />
    </>
  );
}
