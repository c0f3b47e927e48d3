import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { writeMigration } from '../engine.ts';
import type { ExportedAccount } from '../engine/write-migration.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import moving from './move.module.css';
import { QrCode } from './qr-code.tsx';

/** Accounts that the operation takes. */
const mostAccounts = 100;
/** Characters; ten accounts with long names. */
const lengthLimit = 2500;

/** The QR codes that an authenticator scans one after the other. */
export function ExportedCodes({ accounts }: { readonly accounts: readonly ExportedAccount[] }) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isTooMany = accounts.length > mostAccounts;
  const { value = [], error, stale } = useOperation(writeMigration, { accounts }, { enabled: !isTooMany });
  if (isTooMany) return <StatusLine tone="warning">{t('move.most', { count: mostAccounts })}</StatusLine>;
  return (
    <>
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      <ol className={moving.codes} data-stale={stale || undefined}>
        {value.map((address, at) => {
          const name = t('move.code', { number: at + 1, count: value.length });
          return (
            <li key={address}>
              <span className={styles.label}>{name}</span>
              <QrCode value={address} label={name} fileName={`otp-accounts-${at + 1}`} lengthLimit={lengthLimit} />
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>{t('move.scan')}</p>
    </>
  );
}
