import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { encode } from '../engine.ts';
import { charsets } from '../engine/credentials.ts';
import { addressWithUser, fetchCall, httpieCommand, netrcLine } from '../engine/snippets.ts';
import { text } from '../text.ts';
import type { TabProps } from '../view.tsx';
import styles from '../view.module.css';

/** What is shown instead of a password that is in clear in what is copied. */
const mask = '••••••••';

export function Create({ draft, change }: TabProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const result = useOperation(encode, draft);
  const { username, password, charset } = draft;
  const isEmpty = username === '' && password === '';
  const { value } = result;
  const fault = result.error && errorText(result.error);
  const isOfPassword = result.error?.details['field'] === 'password';

  const address = addressWithUser(username, password, charset);
  const masked = (write: (password: string) => string): string => (password === '' ? write('') : write(mask));
  const rows: ResultRow[] = value
    ? [
        { label: t('result.value'), value: `Basic ${value.credentials}` },
        { label: t('result.curl'), value: value.curl },
        { label: t('result.fetch'), value: fetchCall(value.credentials) },
        { label: t('result.httpie'), value: httpieCommand(value.credentials) },
        {
          label: t('result.netrc'),
          value: netrcLine(username, password),
          shown: masked((shown) => netrcLine(username, shown)),
        },
        {
          label: t('result.address'),
          value: address,
          shown: address.replace(/:[^/:@]+@/, `:${mask}@`),
          note: t('address.note'),
        },
      ]
    : [];

  return (
    <>
      <Panel>
        <Fields>
          <InputText
            label={t('username.label')}
            placeholder={t('username.placeholder')}
            value={username}
            onChange={(next) => change({ username: next })}
            error={isOfPassword ? undefined : fault}
            rawText
            autofocus
          />
          <SecretField
            label={t('password.label')}
            placeholder={t('password.placeholder')}
            value={password}
            onChange={(next) => change({ password: next })}
            error={isOfPassword ? fault : undefined}
          />
        </Fields>
        <Disclosure label={t('more')}>
          <Fields columns={1}>
            <Select
              label={t('charset.label')}
              hint={t('charset.help')}
              value={charset}
              onChange={(next) => change({ charset: next })}
              options={charsets.map((id) => ({ value: id, label: t(`charset.${id}`) }))}
            />
          </Fields>
        </Disclosure>
      </Panel>
      <Panel label={t('results.label')} busy={result.slow}>
        <div data-stale={isEmpty || result.stale || undefined}>
          <Big className={styles.header}>{value?.header ?? '\u00a0'}</Big>
        </div>
        <PanelRow end>
          <OpenIn tool="bcrypt" values={{ username, password }}>
            {t('htpasswd.open')}
          </OpenIn>
          <CopyButton
            variant="primary"
            size="medium"
            text={value && !result.stale ? value.header : ''}
            label={ui('copy')}
          />
        </PanelRow>
        <Results rows={rows} stale={isEmpty || result.stale} footer={false} />
        <div className={styles.notice}>
          <Alert tone="warning">{t('safety')}</Alert>
        </div>
      </Panel>
    </>
  );
}
