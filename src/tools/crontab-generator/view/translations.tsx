import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { translate } from '../engine.ts';
import type { Dialect } from '../engine/fields.ts';
import type { Summary } from '../engine/summary.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type CronDraft, type DraftProps } from './draft.ts';

function useTranslation(draft: CronDraft, to: Dialect, enabled: boolean): string | null {
  const { value, stale, error } = useOperation(translate, { ...draft, to }, { enabled });
  return enabled && !stale && !error ? (value ?? null) : null;
}

interface TranslationsProps extends DraftProps {
  readonly summary: Summary | undefined;
}

/** What to copy: the line for a crontab, and the same schedule in every dialect. */
export function Translations({ draft, change, summary }: TranslationsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const enabled = summary !== undefined;
  const texts: Readonly<Record<Dialect, string | null>> = {
    unix: useTranslation(draft, 'unix', enabled),
    seconds: useTranslation(draft, 'seconds', enabled),
    quartz: useTranslation(draft, 'quartz', enabled),
    aws: useTranslation(draft, 'aws', enabled),
  };
  const expression = summary ? (summary.macro ?? summary.normalized) : '';
  const command = summary?.command ?? draft.command.trim();
  const line = `${expression} ${command === '' ? t('command.placeholder') : command}`;
  return (
    <Panel>
      <PanelRow>
        <h2 className={styles.title}>{t('line')}</h2>
        <CopyButton text={line} label={t('copyLine')} disabled={!enabled} />
      </PanelRow>
      <Fields columns={1}>
        <InputText
          {...field('command')}
          value={summary?.command ?? draft.command}
          readonly={typeof summary?.command === 'string'}
          hint={enabled && <code>{line}</code>}
          monospace
          rawText
        />
      </Fields>
      <PanelRow>
        <h2 className={styles.title}>{t('translations')}</h2>
      </PanelRow>
      <Results
        footer={false}
        rows={(['unix', 'seconds', 'quartz', 'aws'] as const).map((dialect) => ({
          label: t(`dialect.${dialect}`),
          value: texts[dialect],
          shown:
            enabled && texts[dialect] === null ? <span className={styles.muted}>{t('impossible')}</span> : undefined,
        }))}
      />
    </Panel>
  );
}
