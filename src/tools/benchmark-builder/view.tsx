import { useMemo, useState } from 'react';
import { ToolError, type Failure } from '#core/operation.ts';
import { MultiChips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { download } from '#ui/download.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Actions, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { compare } from './engine.ts';
import { formatBulletList, formatCsv, formatMarkdown } from './engine/export.ts';
import { readReport } from './engine/report.ts';
import { text } from './text.ts';
import { Comparison } from './view/comparison.tsx';
import { fields, initial, readingOf } from './view/draft.ts';
import { Suites } from './view/suites.tsx';
import styles from './view.module.css';

export default function BenchmarkBuilderView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [fault, setFault] = useState<Failure>();
  const { copy } = useCopy();
  const { unit, better, estimator } = draft;
  const suites = useMemo(
    () =>
      draft.suites.map((suite, index) => ({
        title: suite.title.trim() || t('suite.name', { number: index + 1 }),
        values: readingOf(suite).values,
      })),
    [draft.suites, t],
  );
  const isFaulty = draft.suites.some((suite) => readingOf(suite).error !== undefined);
  const [good, keep] = useState(suites);
  if (!isFaulty && good !== suites) keep(suites);
  const { value, slow } = useOperation(compare, { suites: isFaulty ? good : suites, unit, better, estimator });
  const rows = value ?? [];
  const isReady = value !== undefined;

  const takeReport = (report: string): boolean => {
    try {
      const { suites: found, unit: measured } = readReport(report);
      setFault(undefined);
      change({ suites: found.map(({ title, values }) => ({ title, values: values.join('\n') })), unit: measured });
      return true;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      setFault({ code: error.code, message: error.code, details: error.details });
      return false;
    }
  };

  return (
    <>
      <Panel className={styles.settings}>
        <OptionRow
          onReset={() => {
            setFault(undefined);
            reset();
          }}
          changed={field.changed('estimator', 'columns')}
          more={
            <>
              <Segmented {...field('estimator')} hint={t(`estimator.${estimator}.help`)} />
              <MultiChips {...field('columns')} />
            </>
          }
        >
          <InputText
            {...field('unit')}
            className={styles.unit}
            labelPosition="left"
            size="small"
            placeholder={t('unit.placeholder')}
            rawText
          />
          <Segmented {...field('better')} labelHidden />
        </OptionRow>
        {fault && <StatusLine tone="error">{errorText(fault)}</StatusLine>}
      </Panel>
      <Suites
        suites={draft.suites}
        onChange={(changed) => {
          setFault(undefined);
          change({ suites: changed });
        }}
        onReport={takeReport}
      />
      <Panel label={t('results')} busy={slow}>
        <PanelRow className={styles.head}>
          <PanelTitle>{t('results')}</PanelTitle>
          <Actions>
            <CopyButton
              label={t('copy.markdown')}
              disabled={!isReady}
              stale={isFaulty}
              text={() => formatMarkdown(rows, draft.columns, unit)}
            />
            <MenuButton label={t('more')}>
              <MenuItem
                icon="copy"
                disabled={!isReady || isFaulty}
                onSelect={() => void copy(formatBulletList(rows, draft.columns, unit))}
              >
                {t('copy.list')}
              </MenuItem>
              <MenuItem
                icon="download"
                disabled={!isReady || isFaulty}
                onSelect={() =>
                  download(formatCsv(rows, draft.columns), `${t('csv-name')}.csv`, 'text/csv;charset=utf-8')
                }
              >
                {t('download.csv')}
              </MenuItem>
            </MenuButton>
          </Actions>
        </PanelRow>
        <div className={styles.comparison} data-answer data-stale={isFaulty || undefined}>
          <Comparison rows={rows} columns={draft.columns} unit={unit} />
        </div>
      </Panel>
    </>
  );
}
