import type { readList } from '../engine.ts';
import type { ExportedAccount } from '../engine/write-migration.ts';

export type AccountList = Awaited<ReturnType<(typeof readList)['run']>>;

/** An account of the list with a key that stays while other lines change. */
export type Row = AccountList['accounts'][number] & { readonly key: string };

/** Equal accounts are told apart by their order. */
export function rowsOf(accounts: AccountList['accounts']): Row[] {
  const seen = new Map<string, number>();
  return accounts.map((entry) => {
    const same = JSON.stringify([entry.type, entry.secret, entry.issuer, entry.account]);
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    return { ...entry, key: `${nth} ${same}` };
  });
}

/** `Shop · me`; the alternative for an account without any name. */
export const nameOf = ({ issuer, account }: Row, none: string): string =>
  [issuer, account].filter(Boolean).join(' · ') || none;

/** What an export of Google Authenticator can say of an account; undefined for what it has no fields for. */
export function exportedOf(row: Row): ExportedAccount | undefined {
  const { type, secret, issuer, account, algorithm, digits, period, counter } = row;
  if ((digits !== 6 && digits !== 8) || (period ?? 30) !== 30) return undefined;
  return { type, secret, issuer, account, algorithm, digits, period: 30, counter: counter ?? 0 };
}
