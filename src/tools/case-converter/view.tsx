import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { convertAll } from './engine.ts';
import { text } from './text.ts';
import { Rows } from './view/rows.tsx';
import styles from './view.module.css';

const initial = { text: 'lorem ipsum dolor sit amet' };
const locales = ['', 'tr', 'az', 'lt'] as const;

export default function CaseConverterView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(convertAll, initial);
  const field = useFields(convertAll, text, draft, change);
  const isEmpty = draft.text === '';
  const { value, stale, slow } = useOperation(convertAll, draft, { enabled: !isEmpty });
  const use = (chosen: string): void => change({ text: chosen });
  return (
    <>
      <Panel busy={slow}>
        <OptionRow
          onReset={reset}
          changed={field.changed('locale')}
          more={
            <Select
              {...field('locale')}
              value={locales.find((locale) => locale === draft.locale) ?? ''}
              options={locales.map((value) => ({ value, label: t(value === '' ? 'locale.none' : `locale.${value}`) }))}
            />
          }
        >
          <span title={t('splitNumbers.help')}>
            <Switch {...field('splitNumbers')} />
          </span>
        </OptionRow>
        <div className={styles.editor}>
          <CodeEditor
            label={t('text.label')}
            value={draft.text}
            onChange={use}
            placeholder={t('text.placeholder')}
            size="small"
          />
        </div>
        {isEmpty && <Empty>{t('empty')}</Empty>}
      </Panel>
      {value && !isEmpty && (
        <>
          <Rows group="identifiers" values={value} stale={stale} onUse={use} />
          <Rows group="text" values={value} stale={stale} onUse={use} />
        </>
      )}
    </>
  );
}
