import { lazy, useRef, useState } from 'react';
import { shortQuote } from '#core/error-message.ts';
import { group, list, text as textField } from '#core/field.ts';
import { Button } from '#ui/button/button.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useShortcuts } from '#ui/hooks/use-shortcuts.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { search, tryExample } from './engine.ts';
import type { ExamplePattern } from './engine/row.ts';
import type { Row } from './engine/search.ts';
import { text } from './text.ts';
import { Marked } from './view/marked.tsx';
import { spansOf } from './view/spans.ts';
import styles from './view.module.css';

const Trial = lazy(async () => ({ default: (await import('./view/trial.tsx')).Trial }));

const fields = {
  ...search.input,
  /** Those that were changed, by row. */
  examples: list(group({ id: textField(), ...tryExample.input }), { max: 200 }, []),
};
const initial = {};

/** A search over all syntax; every row with an example that can be changed. */
export default function RegexMemoView() {
  const t = useText(text);
  const [draft, change] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const box = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => box.current?.focus() });
  const [open, setOpen] = useState<string>();
  const { value, source } = useOperation(search, { ...draft, locale: t.language });
  const query = draft.query.trim();
  const isWhole = source?.query?.trim() === '' && source.section === 'all';
  const isNone = value?.length === 0;
  // What was found last stays, dimmed.
  const [last, keep] = useState({ rows: value, isWhole });
  if (!isNone && value !== last.rows) keep({ rows: value, isWhole });
  const shown = isNone ? last : { rows: value, isWhole };
  const tryRow = ({ id, example }: Row, tried: ExamplePattern): void => {
    const others = draft.examples.filter((other) => other.id !== id);
    change({ examples: tried === example ? others : [...others, { ...tried, id }] });
  };
  return (
    <Panel>
      <Fields columns={1}>
        <InputText {...field('query')} ref={box} labelHidden icon="search" size="large" clearable rawText autofocus />
      </Fields>
      <PanelRow>
        <Chips {...field('section')} labelHidden />
      </PanelRow>
      {isNone && (
        <StatusLine
          actions={
            <Button
              variant="line"
              size="small"
              onClick={() => {
                change({ query: '', section: 'all' });
                // The button goes with the message.
                box.current?.focus();
              }}
            >
              {t('clear')}
            </Button>
          }
        >
          {t('none', { query: shortQuote(query) })}
        </StatusLine>
      )}
      <ul className={styles.rows} aria-label={t('rows')} inert={isNone} data-stale={isNone || undefined} data-answer>
        {shown.rows?.map((row, at, all) => (
          <li key={row.id}>
            {shown.isWhole && row.section !== all[at - 1]?.section && (
              <h2 className={styles.section}>{t(`section.${row.section}`)}</h2>
            )}
            <SyntaxRow
              row={row}
              isOpen={open === row.id}
              tried={draft.examples.find(({ id }) => id === row.id) ?? row.example}
              onTry={(tried) => tryRow(row, tried)}
              onToggle={() => setOpen(open === row.id ? undefined : row.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the example matches with; the rows of flags show theirs, and recipes are their patterns. */
function patternOf({ section, example: { pattern, flags } }: Row): string {
  if (section === 'recipes') return '';
  return section === 'flags' ? `/${pattern}/${flags}` : pattern;
}

interface SyntaxRowProps {
  readonly row: Row;
  readonly isOpen: boolean;
  /** Its example, as it was changed. */
  readonly tried: ExamplePattern;
  readonly onTry: (tried: ExamplePattern) => void;
  readonly onToggle: () => void;
}

function SyntaxRow({ row, isOpen, tried, onTry, onToggle }: SyntaxRowProps) {
  const t = useText(text);
  const ui = useText(words);
  const { syntax, name, needs, since, example } = row;
  const spans = spansOf(example);
  return (
    <>
      <div className={styles.row}>
        <code className={styles.syntax}>{syntax}</code>
        <span className={styles.name}>
          {name}
          <span className={styles.facts}>
            {[
              ...(needs === '' ? [] : [t('needs', { flag: needs })]),
              ...(since > 2018 ? [t('since', { year: String(since) })] : []),
            ].join(' · ')}
          </span>
        </span>
        <span className={styles.tried}>
          <code className={styles.pattern} data-same={example.pattern === syntax || undefined}>
            {patternOf(row)}
          </code>
          {spans ? <Marked text={example.text} spans={spans} /> : <em className={styles.facts}>{t('unknown')}</em>}
        </span>
        <span className={styles.actions}>
          <Button variant="quiet" size="small" label={t('edit', { name })} aria-expanded={isOpen} onClick={onToggle}>
            {t('try')}
          </Button>
          <CopyButton text={syntax} label={ui('copyName', { name: syntax })} iconOnly />
        </span>
      </div>
      {isOpen && (
        <DeferredSuspense live>
          <Trial {...{ example, tried }} onChange={onTry} />
        </DeferredSuspense>
      )}
    </>
  );
}
