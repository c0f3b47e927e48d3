import { useMemo, useRef } from 'react';
import type { Failure } from '#core/operation.ts';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { escapeText, type Notation } from '../engine/notations.ts';
import { text } from '../text.ts';
import styles from './convert.module.css';
import { faultEnd } from './fault-end.ts';
import { fields, sides, type DraftProps, type SideName } from './draft.ts';

interface ConvertProps extends DraftProps {
  /** The text, typed or read from escapes. */
  readonly current: string;
  readonly escaped: string;
  readonly result: { readonly error?: Failure | undefined; readonly stale: boolean };
}

/** What programs call a notation, and how it looks. */
const languages: Readonly<Record<Notation, string>> = {
  'utf-16': 'JSON, Java, JS',
  braces: 'ES2015, Rust, Swift, Ruby, PHP',
  python: 'Python',
  long: 'C, C++, Go, C#',
  perl: 'Perl',
  powershell: 'PowerShell',
  'html-hex': 'HTML',
  'html-decimal': 'HTML',
  css: 'CSS',
  'utf-8': 'UTF-8',
  percent: 'URL',
  'u-plus': 'U+',
  hex: '0x',
  decimal: '10',
  octal: '0o',
};
/** With an example; only of the long form, `é` would not tell it from JSON's. */
const nameOf = (notation: Notation): string =>
  `${languages[notation]} · ${escapeText(notation === 'long' ? '😀' : 'é', notation, false)}`;

/** Two linked panes; whichever was edited last is the source of the other. */
export function Convert({ draft, change, current, escaped, result }: ConvertProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const editors = { text: useRef<CodeEditorHandle>(null), escaped: useRef<CodeEditorHandle>(null) };
  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const files = usePaneFiles('text', write);
  const values = { text: current, escaped };
  const facts = useMemo(
    () => [
      t('codePoints', { count: current.length - (current.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0) }),
      t('bytes', { count: new TextEncoder().encode(current).length }),
    ],
    [current, t],
  );
  const index = result.error?.details['index'];
  const offset = typeof index === 'number' ? index : undefined;
  const marks: readonly Mark[] =
    result.error && offset !== undefined
      ? [
          {
            from: offset,
            to: faultEnd(draft[draft.source], offset, result.error.code, draft.notation),
            tone: 'error',
          },
        ]
      : [];
  return (
    <>
      <div className={styles.options}>
        <OptionRow more={<Switch {...field('anyNotation')} />} changed={field.changed('anyNotation')}>
          <Select {...field('notation', nameOf)} labelPosition="left" size="small" />
          <Switch {...field('nonAscii')} />
        </OptionRow>
      </div>
      <div className={styles.panes}>
        <Panes>
          {sides.map((side) => {
            const out = draft.source !== side;
            return (
              <TextPane
                key={side}
                ref={editors[side]}
                name={t(side === 'text' ? 'text.label' : 'escaped')}
                value={values[side]}
                placeholder={t(`${side}.placeholder`)}
                out={out}
                stale={out && result.stale}
                marks={out ? [] : marks}
                fileName={`${side}.txt`}
                onChange={(value) => write(value, side)}
                onFile={(opened) => files.open(opened, side)}
                onClear={() => change({ text: '', escaped: '' })}
              />
            );
          })}
        </Panes>
      </div>
      {files.notice}
      {result.error ? (
        <FaultLine
          error={result.error}
          messages={text}
          offset={offset}
          onGoTo={(at) => editors[draft.source].current?.goTo(at)}
          remedies={
            draft.source === 'escaped'
              ? [{ label: t('anyNotation.label'), apply: () => change({ anyNotation: true }) }]
              : []
          }
        />
      ) : (
        <StatusLine facts={facts} />
      )}
    </>
  );
}
