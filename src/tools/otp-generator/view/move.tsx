import { useMemo, useRef, useState } from 'react';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { offsetOfLine } from '#ui/line-offset.ts';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { words } from '#ui/words.ts';
import { readList } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { AccountTable } from './account-table.tsx';
import { fields, type PartProps } from './draft.ts';
import { Export } from './export.tsx';
import { Findings } from './findings.tsx';
import { rowsOf, type AccountList } from './listed.ts';
import moving from './move.module.css';
import { PictureFaults, usePictures } from './pictures.tsx';
import { sample } from './sample.ts';

interface MoveProps extends PartProps {
  readonly now: number | undefined;
}

const noAccounts: AccountList['accounts'] = [];

/** Accounts from many QR codes and addresses, to be ticked and taken elsewhere. */
export function Move({ draft, change, now }: MoveProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { list } = draft;
  const isEmpty = list.trim() === '';
  const { value, source, stale, slow } = useOperation(readList, { text: list }, { enabled: !isEmpty });
  // Lines that say nothing leave the last accounts in place.
  const [last, keep] = useState<AccountList>();
  const found = value && value.accounts.length > 0 ? value : last;
  const next = isEmpty ? undefined : found;
  if (next !== last) keep(next);
  const accounts = last?.accounts ?? noAccounts;
  const rows = useMemo(() => rowsOf(accounts), [accounts]);
  const leftOut = useMemo(() => new Set(draft.leftOut.split('\n')), [draft.leftOut]);
  const ticked = useMemo(() => rows.filter(({ key }) => !leftOut.has(key)), [rows, leftOut]);
  const isOld = stale || value !== last;

  const pictures = usePictures((lines) => {
    const start = list.trimEnd();
    change({ list: `${start === '' ? '' : `${start}\n`}${lines}\n` });
  });
  const goTo = (line: number): void => {
    const input = box.current;
    if (!input) return;
    const from = offsetOfLine(list, line);
    const end = list.indexOf('\n', from);
    input.setSelectionRange(from, end < 0 ? list.length : end);
    input.focus();
    // A field shows the line where it was, not where the selection is.
    input.scrollTop = (input.scrollHeight * from) / list.length - input.clientHeight / 2;
  };
  const tick = (keys: readonly string[], on: boolean): void => {
    const next = new Set(leftOut);
    for (const key of keys) {
      if (on) next.delete(key);
      else next.add(key);
    }
    change({ leftOut: [...next].join('\n') });
  };

  return (
    <>
      <Panel busy={slow || pictures.busy}>
        <Fields columns={1}>
          <SecretField
            {...field('list')}
            placeholder="otpauth://totp/…"
            ref={box}
            rows={4}
            multiline
            monospace
            clearable
            autofocus
          />
          <div className={styles.buttons}>
            {pictures.button}
            {isEmpty && (
              <Button variant="quiet" size="small" onClick={() => change({ list: sample, leftOut: '' })}>
                {ui('sample')}
              </Button>
            )}
          </div>
        </Fields>
        <PictureFaults faults={pictures.faults} />
        {!isEmpty && value && <Findings found={value} lines={source?.text ?? ''} onGoTo={goTo} />}
      </Panel>
      <Panel label={t('move.accounts')} answer>
        {rows.length === 0 ? (
          <Empty>{t(isEmpty ? 'move.empty' : 'move.nothing')}</Empty>
        ) : (
          <div className={moving.list} data-stale={isOld || undefined}>
            <Export rows={rows} ticked={ticked} disabled={isOld} onTick={tick} />
            <AccountTable rows={rows} leftOut={leftOut} now={now} onTick={tick} />
          </div>
        )}
      </Panel>
    </>
  );
}
