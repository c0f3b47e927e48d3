import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { decode } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import styles from '../view.module.css';

const readOnly = (): void => undefined;

export function Decode({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const result = useOperation(decode, draft, { enabled: draft.header.trim() !== '' });
  const { value } = result;
  const copyOf = (name: string, content: string) => (
    <CopyButton iconOnly text={content} stale={result.stale} label={ui('copyName', { name })} />
  );
  return (
    <>
      <Panel busy={result.slow}>
        <Fields columns={1}>
          <SecretField
            {...field('header')}
            error={result.error && errorText(result.error)}
            multiline
            rows={2}
            monospace
            clearable
          />
        </Fields>
      </Panel>
      <Panel label={t('read.label')}>
        {value ? (
          <div data-stale={result.stale || undefined}>
            <Fields>
              <InputText
                label={t('username.label')}
                value={value.username}
                onChange={readOnly}
                readonly
                placeholder=""
                end={copyOf(t('username.label'), value.username)}
              />
              <SecretField
                label={t('password.label')}
                value={value.password}
                onChange={readOnly}
                readonly
                placeholder=""
                end={copyOf(t('password.label'), value.password)}
              />
            </Fields>
          </div>
        ) : (
          <Empty>{t('header.empty')}</Empty>
        )}
        <div className={styles.notice}>
          <Alert tone="warning">{t('safety')}</Alert>
        </div>
        {value && !result.stale && <StatusLine facts={[t('charset.read', { charset: value.charset.toUpperCase() })]} />}
      </Panel>
    </>
  );
}
