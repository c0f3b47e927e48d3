import { ToolError } from '#core/operation.ts';
import { readMigration, type BatchPart } from './migration.ts';
import { parseOtpauth, type Account } from './uri.ts';

export interface ListedAccount extends Account {
  /** From 1. */
  readonly line: number;
}

/** The QR codes of one export. */
export interface Batch {
  readonly id: string;
  /** How many codes the export has. */
  readonly size: number;
  /** Which of them are there, from 0, ascending. */
  readonly present: readonly number[];
}

export interface ListFinding {
  readonly code: 'invalid-line' | 'duplicate-account' | 'missing-batch';
  readonly severity: 'error' | 'warning';
  readonly line: number;
}

interface FoundBatch {
  readonly size: number;
  readonly line: number;
  readonly present: Set<number>;
}

const exported = /^otpauth-migration:/i;

/** The accounts of an address. Errors: `invalid-otpauth-uri`, `missing-secret`, `invalid-base32`. */
export function readLine(line: string): { accounts: readonly Account[]; batch: BatchPart | null } {
  return exported.test(line) ? readMigration(line) : { accounts: [parseOtpauth(line)], batch: null };
}

/** What a line is, or null for one that is not an address of a known kind. */
function tryLine(line: string): ReturnType<typeof readLine> | null {
  try {
    return readLine(line);
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

/** As many different codes as there should be, each of them within the size. */
const isComplete = ({ size, present }: FoundBatch): boolean =>
  [...present].filter((index) => index >= 0 && index < size).length >= size;

/**
 * Accounts of `otpauth://` and `otpauth-migration://` addresses, one per line, and what is wrong with them, ordered by
 * code and line. Error: `invalid-otpauth-uri` when every line is blank.
 */
export function readList(text: string): {
  accounts: ListedAccount[];
  batches: Batch[];
  findings: ListFinding[];
} {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (lines.every((line) => line === '')) throw new ToolError('invalid-otpauth-uri', { reason: 'scheme', found: '' });
  const accounts: ListedAccount[] = [];
  const batches = new Map<string, FoundBatch>();
  const invalid: ListFinding[] = [];
  for (const [index, content] of lines.entries()) {
    if (content === '') continue;
    const line = index + 1;
    const read = tryLine(content);
    if (!read) {
      invalid.push({ code: 'invalid-line', severity: 'error', line });
      continue;
    }
    for (const account of read.accounts) accounts.push({ line, ...account });
    if (!read.batch) continue;
    const { id, size, index: part } = read.batch;
    const known = batches.get(id);
    if (known) known.present.add(part);
    else batches.set(id, { size, line, present: new Set([part]) });
  }
  const found = [...batches];
  return {
    accounts,
    batches: found.map(([id, { size, present }]) => ({ id, size, present: [...present].toSorted((a, b) => a - b) })),
    findings: [
      ...invalid,
      ...duplicatesOf(accounts),
      ...found
        .filter(([, batch]) => !isComplete(batch))
        .map(([, { line }]): ListFinding => ({ code: 'missing-batch', severity: 'warning', line })),
    ],
  };
}

/** Each account that was there before, with the same type, secret, issuer and name. */
function duplicatesOf(accounts: readonly ListedAccount[]): ListFinding[] {
  const seen = new Set<string>();
  return accounts.flatMap(({ type, secret, issuer, account, line }): ListFinding[] => {
    const key = JSON.stringify([type, secret, issuer, account]);
    if (seen.has(key)) return [{ code: 'duplicate-account', severity: 'warning', line }];
    seen.add(key);
    return [];
  });
}
