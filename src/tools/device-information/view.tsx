import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { download } from '#ui/download.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
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
  const { copy } = useCopy();
  const { facts, refresh } = useDevice();
  const sections = (known: Facts): readonly ReportSection[] =>
    sectionNames.map((name) => ({
      title: t(`section.${name}`),
      rows: layout[name].map((row) => {
        const value = known[name]?.[row] ?? null;
        return {
          label: t(`${name}.${row}` as 'screen.size'),
          value: typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value,
        };
      }),
    }));
  const summary =
    facts?.['system']?.['browser'] === undefined
      ? '…'
      : [
          facts['system']['browser'],
          facts['system']['os'],
          `${t('screen.pixelRatio')} ${facts['screen']?.['pixelRatio']}`.replaceAll(' ', '\u00A0'),
        ]
          .filter(Boolean)
          .join(' · ');
  const report = (format: 'markdown' | 'json'): string => reportOf(facts ? sections(facts) : [], format);
  return (
    <>
      <Panel>
        <PanelRow>
          <div className={styles.summary}>
            <h2>
              {t('screen.viewport')} <span className={styles.size}>{facts?.['screen']?.['viewport'] ?? '…'}</span>
            </h2>
            <p className={styles.about}>
              {summary}
              <br />
              {t('private')}
            </p>
          </div>
          <Actions>
            <CopyButton
              variant="primary"
              text={() => report('markdown')}
              label={t('copyReport')}
              disabled={facts === undefined}
            />
            <MenuButton label={t('more')}>
              <MenuItem icon="braces" disabled={facts === undefined} onSelect={() => void copy(report('json'))}>
                {ui('copyAsJson')}
              </MenuItem>
              <MenuItem
                icon="download"
                disabled={facts === undefined}
                onSelect={() => download(report('markdown'), 'device.md', 'text/markdown;charset=utf-8')}
              >
                {ui('download')}
              </MenuItem>
              <MenuItem icon="rotate-cw" onSelect={refresh}>
                {t('refresh')}
              </MenuItem>
            </MenuButton>
          </Actions>
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
