import { lazy, Suspense, useState, useDeferredValue } from 'react';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { describe, parse } from './engine.ts';
import type { FieldName } from './engine/fields.ts';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { ExpressionField } from './view/expression-field.tsx';
import { Meaning } from './view/meaning.tsx';
import { Runs } from './view/runs.tsx';
import { SimpleEditor } from './view/simple-editor.tsx';
import { Syntax } from './view/syntax.tsx';
import { Translations } from './view/translations.tsx';
import styles from './view.module.css';

const GridEditor = lazy(async () => ({ default: (await import('./view/grid-editor.tsx')).GridEditor }));

const presets = {
  five: '*/5 * * * *',
  hour: '0 * * * *',
  weekdays: '0 9 * * 1-5',
  night: '30 2 * * *',
  sunday: '0 0 * * 0',
  first: '0 0 1 * *',
  quarter: '0 0 1 */3 *',
} as const;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/** One expression: read, explained, edited and run in thought. */
export default function CrontabView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [active, setActive] = useState<FieldName>();
  // The editor before stays until the chosen one is loaded.
  const editor = useDeferredValue(draft.editor);
  const enabled = draft.expression.trim() !== '';
  const parsed = useOperation(parse, draft, { enabled });
  const described = useOperation(describe, { ...draft, locale: t.language }, { enabled });
  const { error } = parsed;
  const current = enabled && !error && !parsed.stale ? parsed.value : undefined;
  const write = (expression: string): void => change({ expression });
  const replace = (expression: string): void => change({ expression, dialect: 'auto' });
  return (
    <>
      <Panel>
        <ExpressionField
          value={draft.expression}
          onChange={write}
          dialect={draft.dialect}
          error={error}
          isRead={!error && parsed.source?.expression === draft.expression}
          active={active}
          onActive={setActive}
        />
        <Meaning
          // The library writes straight apostrophes.
          sentence={enabled ? described.value?.replaceAll("'", '’') : t('empty')}
          summary={enabled ? parsed.value : undefined}
          stale={enabled && (parsed.stale || error !== undefined)}
        />
        <PanelRow>
          <ActionChips
            label={t('presets')}
            labelPosition="left"
            actions={presetNames.map((name) => ({
              label: t(`preset.${name}`),
              pressed: draft.expression.trim() === presets[name],
              onSelect: () => replace(presets[name]),
            }))}
          />
        </PanelRow>
        <OptionRow onReset={reset} more={<Switch {...field('verbose')} />} changed={field.changed('verbose')}>
          <Select
            {...field('dialect', (value) =>
              value === 'auto' && current
                ? t('dialect.found', { dialect: t(`dialect.${current.dialect}`) })
                : t(`dialect.${value}`),
            )}
            className={styles.dialect}
            labelPosition="left"
            size="small"
          />
          <Switch {...field('use24Hour')} />
        </OptionRow>
      </Panel>
      <div className={styles.work}>
        <Runs draft={draft} change={change} summary={current} enabled={enabled} />
        <Panel>
          <Tabs
            label={t('editors')}
            value={draft.editor}
            onChange={(editor) => change({ editor })}
            tabs={(['simple', 'grid'] as const).map((id) => ({ id, label: t(`editor.${id}`) }))}
          >
            {editor === 'simple' && <SimpleEditor draft={draft} change={change} />}
            <Suspense>
              {editor === 'grid' && <GridEditor summary={current} active={active} onChange={write} />}
            </Suspense>
          </Tabs>
        </Panel>
      </div>
      <Translations draft={draft} change={change} summary={current} />
      <Syntax onTry={replace} />
    </>
  );
}
