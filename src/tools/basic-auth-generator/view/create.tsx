import { formatBytes } from '#core/byte-size.ts';
import { startOf } from '#core/start-of.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Big, Fields, Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { encode } from '../engine.ts';
import { addressWithUser, fetchCall, httpieCommand, netrcLine } from '../engine/snippets.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import styles from '../view.module.css';

/** What is shown instead of a password that is in clear in what is copied. */
const mask = '••••••••';

/** Most servers refuse a longer header, bytes: Apache and nginx by default. */
const headerLimit = 8190;

/** A row shows so much of a value, and copies all of it. */
const longestShown = 150;

/** The header is larger: a few lines on a phone. */
const longestHeader = 100;

const shorten = (value: string, most = longestShown): string =>
  value.length > most ? `${startOf(value, most)}…` : value;
const cut = (label: string, value: string): ResultRow => ({ label, value, shown: shorten(value) });

export function Create({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const isEmpty = draft.username === '' && draft.password === '';
  const result = useOperation(encode, draft, { enabled: !isEmpty });
  const { value } = result;
  const fault = result.error && errorText(result.error);
  const isOfPassword = result.error?.details['field'] === 'password';

  // All rows are of one input: beside a mistake, of the last one that had none.
  const shownOf = result.source ?? draft;
  const address = addressWithUser(shownOf.username, shownOf.password, shownOf.charset ?? draft.charset);
  const rows: ResultRow[] = value
    ? [
        cut(t('result.value'), `Basic ${value.credentials}`),
        cut(t('result.curl'), value.curl),
        cut(t('result.fetch'), fetchCall(value.credentials)),
        cut(t('result.httpie'), httpieCommand(value.credentials)),
        {
          label: t('result.netrc'),
          value: netrcLine(shownOf.username, shownOf.password),
          shown: shorten(netrcLine(shownOf.username, shownOf.password === '' ? '' : mask)),
        },
        {
          label: t('result.address'),
          value: address,
          shown: shorten(address.replace(/:[^/:@]+@/, `:${mask}@`)),
          note: t('address.note'),
        },
      ]
    : [];

  return (
    <>
      <Panel>
        <Fields className={styles.account}>
          <InputText {...field('username')} error={isOfPassword ? undefined : fault} rawText />
          <SecretField {...field('password')} error={isOfPassword ? fault : undefined} />
          <Select {...field('charset')} wide />
        </Fields>
      </Panel>
      <Panel label={t('results.label')} busy={result.slow}>
        <div className={styles.answer}>
          <div data-answer data-stale={result.stale || undefined}>
            {value ? (
              <Big className={styles.header}>{shorten(value.header, longestHeader)}</Big>
            ) : (
              <Empty>{t('result.empty')}</Empty>
            )}
          </div>
          <CopyButton
            variant="primary"
            size="medium"
            text={value?.header ?? ''}
            stale={result.stale}
            label={ui('copy')}
          />
        </div>
        {value && !result.stale && value.header.length > headerLimit && (
          <div className={styles.notice}>
            <Alert tone="warning">{t('header.long', { size: formatBytes(value.header.length, t.language) })}</Alert>
          </div>
        )}
        <Results rows={rows} stale={result.stale} footer={false} />
        <div className={styles.notice}>
          <Alert tone="warning">{t('safety')}</Alert>
        </div>
      </Panel>
    </>
  );
}
