import { ToolError } from '#core/operation.ts';
import { localeOf } from '#core/text.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { readLine } from '../engine/list.ts';
import { text } from '../text.ts';
import type { AccountList } from './listed.ts';

interface FindingsProps {
  readonly found: AccountList;
  /** The text in which they were found. */
  readonly lines: string;
  readonly onGoTo: (line: number) => void;
}

type Batch = AccountList['batches'][number];

/** So many findings are listed, and so many numbers of QR codes stand in a sentence. */
const [mostFindings, mostNumbers] = [100, 10];

/** Why a line cannot be read. */
function faultOf(line: string): ToolError | undefined {
  try {
    readLine(line);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  return undefined;
}

/** The QR codes of an export that are not there, from 1: the first ones of them, and how many there are. */
function missingOf({ size, present }: Batch): { readonly first: readonly number[]; readonly count: number } {
  const have = new Set(present.filter((index) => index >= 0 && index < size));
  const first: number[] = [];
  for (let index = 0; index < size && first.length < mostNumbers; index++) {
    if (!have.has(index)) first.push(index + 1);
  }
  return { first, count: size - have.size };
}

/** What is wrong with the list, by line. */
export function Findings({ found: { findings, batches }, lines, onGoTo }: FindingsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  if (findings.length === 0) return null;
  const and = new Intl.ListFormat(localeOf[t.language]);
  const contents = lines.split(/\r\n|\r|\n/);
  // Both are in the order of the exports in the list.
  const incomplete = batches.filter((batch) => missingOf(batch).count > 0).values();
  const items = findings.slice(0, mostFindings).map(({ code, line }, at) => {
    const item = { key: `${code} ${at}`, line };
    if (code === 'invalid-line') {
      const fault = faultOf((contents[line - 1] ?? '').trim());
      return { ...item, text: fault && errorText(fault) };
    }
    if (code === 'duplicate-account') return { ...item, text: t('finding.duplicate-account') };
    const batch = incomplete.next().value;
    const { first, count } = batch ? missingOf(batch) : { first: [], count: 0 };
    const numbers = and.format([...first.map(String), ...(count > first.length ? ['…'] : [])]);
    return { ...item, text: t('finding.missing-batch', { size: batch?.size ?? 0, count, numbers }) };
  });
  const invalid = findings.filter(({ code }) => code === 'invalid-line').length;
  return (
    <>
      {invalid > 0 && <StatusLine tone="error">{t('finding.invalid', { count: invalid })}</StatusLine>}
      <PlaceList label={t('finding.list')} items={items} count={findings.length} onGoTo={onGoTo} />
    </>
  );
}
