import { Empty } from '#ui/empty/empty.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Cards, Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
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
  const files = usePaneFiles('text', use);
  return (
    <>
      <Panel busy={slow}>
        <TextPane
          main
          name={t('text.label')}
          value={draft.text}
          onChange={use}
          onFile={(file) => files.open(file, 'text')}
          onClear={() => use('')}
          placeholder={t('text.placeholder')}
          editorSize="small"
          box={{ className: styles.box }}
          actions={
            <>
              <Select
                {...field('locale')}
                labelHidden
                size="small"
                value={locales.find((locale) => locale === draft.locale) ?? ''}
                options={locales.map((value) => ({
                  value,
                  label: t(value === '' ? 'locale.none' : `locale.${value}`),
                }))}
              />
              <ResetButton onReset={reset} />
            </>
          }
        />
        {files.notice}
        {isEmpty && <Empty>{t('empty')}</Empty>}
      </Panel>
      {value && !isEmpty && (
        <div className={styles.results}>
          <Cards>
            <Rows group="identifiers" values={value} stale={stale} onUse={use}>
              <span title={t('splitNumbers.help')}>
                <Switch {...field('splitNumbers')} />
              </span>
            </Rows>
            <Rows group="text" values={value} stale={stale} onUse={use} />
          </Cards>
        </div>
      )}
    </>
  );
}
