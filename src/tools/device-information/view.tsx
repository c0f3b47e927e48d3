import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { reportOf, type Section as ReportSection } from './engine/facts.ts';
import { text } from './text.ts';
import { layout, sectionNames, type Facts } from './view/facts.ts';
import { Section } from './view/section.tsx';
import { useDevice } from './view/use-device.ts';
import styles from './view.module.css';

/** Nothing is typed here; a link that says otherwise is told so. */
const fields = {};

/** What this browser tells every page, live; nothing of it is sent anywhere. */
export default function DeviceInformationView() {
  const t = useText(text);
  const ui = useText(words);
  useDraft(fields, fields);
  const { facts, refresh } = useDevice();
  const sections = (known: Facts): readonly ReportSection[] =>
    sectionNames.map((name) => ({
      title: t(`section.${name}`),
      rows: layout[name].map((row) => ({
        label: t(`${name}.${row}` as 'screen.size'),
        value: known[name]?.[row] ?? null,
      })),
    }));
  const report = (format: 'markdown' | 'json'): string => reportOf(facts ? sections(facts) : [], format);
  return (
    <>
      <Panel>
        <PanelRow>
          <CopyButton
            variant="line"
            text={() => report('markdown')}
            label={t('markdown')}
            disabled={facts === undefined}
          />
          <CopyButton text={() => report('json')} label={ui('copyAsJson')} disabled={facts === undefined} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={facts === undefined}
            onClick={() => download(report('markdown'), 'device.md', 'text/markdown;charset=utf-8')}
          >
            {ui('download')}
          </Button>
          <Button variant="quiet" size="small" icon="rotate-cw" onClick={refresh}>
            {t('refresh')}
          </Button>
          <span className={styles.notice}>{t('notice')}</span>
        </PanelRow>
      </Panel>
      <div className={styles.grid} data-answer data-main="none">
        {sectionNames.map((name) => (
          <Section key={name} name={name} facts={facts?.[name]} />
        ))}
      </div>
    </>
  );
}
