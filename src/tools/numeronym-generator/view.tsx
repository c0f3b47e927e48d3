import { useMemo, useState } from 'react';
import type { Translate } from '#core/text.ts';
import { text as textField } from '#core/field.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import fading from '#ui/fade-below.module.css';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { expand, generate, table } from './engine.ts';
import type { Row } from './engine/generate.ts';
import { text } from './text.ts';
import styles from './view.module.css';

const fields = { ...generate.input, query: textField('k8s, a11y'), list: textField('') };
const initial = { text: 'internationalization and accessibility' };

/** A text and its numeronyms; what known ones stand for. */
export default function NumeronymView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.text === '';
  const { value = '', stale, slow } = useOperation(generate, draft, { enabled: !isEmpty });
  const listed = useOperation(table, draft, { enabled: !isEmpty && draft.unit === 'words' });
  const rows = listed.error ? [] : (listed.value ?? []);
  const isUnchanged = !isEmpty && !stale && value === draft.text;
  const unchanged = isUnchanged ? t(`unchanged.${draft.unit}`, { count: draft.minLength }) : undefined;
  const note = isEmpty ? t('empty') : unchanged;
  const words = useMemo(() => draft.list.split(/[,\n]/).flatMap((word) => word.trim() || []), [draft.list]);
  const meanings = useOperation(expand, { text: draft.query, words }, { enabled: draft.query !== '' }).value ?? [];
  const clash = rows.some(({ clashes }) => clashes.length > 0);
  // The first clash opens the list, which then stays as it is left.
  const [hasClashed, setClashed] = useState(clash);
  if (clash && !hasClashed) setClashed(true);
  return (
    <>
      <Panel label={t('result')} busy={slow}>
        <Fields columns={1}>
          <InputText {...field('text')} multiline autosize rows={2} rawText />
        </Fields>
        <div className={styles.hero} data-stale={stale || undefined}>
          {note ? (
            <p className={styles.note} role="status">
              {note}
            </p>
          ) : (
            <Big className={classNames(styles.result, fading.fades)}>{value}</Big>
          )}
          <CopyButton
            variant="primary"
            size="medium"
            text={value}
            disabled={value === '' || note !== undefined}
            stale={stale}
          />
        </div>
        <OptionRow onReset={reset} changed={field.changed('minLength')} more={<NumberField {...field('minLength')} />}>
          <Segmented {...field('unit')} labelPosition="left" />
          <Select {...field('letterCase')} labelPosition="left" size="small" />
        </OptionRow>
        {listed.error && <FaultLine error={listed.error} messages={text} />}
        {!listed.error && draft.unit === 'words' && (
          <div data-stale={listed.stale || undefined}>
            <Words key={String(hasClashed)} startsOpen={hasClashed} {...{ clash, rows }} />
          </div>
        )}
      </Panel>
      <Panel label={t('meaning')}>
        <PanelRow>
          <h2 className={styles.heading}>{t('meaning')}</h2>
        </PanelRow>
        <Fields>
          <InputText {...field('query')} rawText />
          <InputText {...field('list')} rawText />
        </Fields>
        {meanings.length === 0 ? (
          <Empty>{t('meaning.none')}</Empty>
        ) : (
          <dl className={styles.meanings}>
            {meanings.map(({ numeronym, known, fromWords }) => (
              <div key={numeronym}>
                <dt>{numeronym}</dt>
                <dd>{[...new Set([...known, ...fromWords])].join(', ') || t('unknown')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </>
  );
}

interface WordsProps {
  readonly rows: readonly Row[];
  readonly clash: boolean;
  readonly startsOpen: boolean;
}

/** Word by word what the result says at once: closed, unless there is more to say. */
function Words({ rows, clash, startsOpen }: WordsProps) {
  const t = useText(text);
  const columns = useMemo(() => columnsOf(t, clash), [t, clash]);
  return (
    <Disclosure label={t('words')} startsOpen={startsOpen}>
      <Table label={t('words')} rows={rows} rowKey={({ word }) => word} columns={columns} />
    </Disclosure>
  );
}

/** Without the last column where no word clashes. */
function columnsOf(t: Translate<(typeof text)['en']>, clash: boolean): readonly Column<Row>[] {
  const columns: readonly Column<Row>[] = [
    {
      id: 'word',
      header: t('column.word'),
      cell: ({ word }) => (
        <bdi lang="" translate="no">
          {word}
        </bdi>
      ),
    },
    { id: 'numeronym', header: t('column.numeronym'), mono: true, cell: ({ numeronym }) => <bdi>{numeronym}</bdi> },
    { id: 'clashes', header: t('column.clashes'), cell: ({ clashes }) => clashes.join(', ') || '–' },
  ];
  return clash ? columns : columns.slice(0, -1);
}
