import dataSets from 'virtual:tools/data-sets';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shortQuote } from '#core/error-message.ts';
import { localeOf } from '#core/text.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { catalogue, toolOf } from '../catalogue.ts';
import { config } from '../config.ts';
import { ShortcutList } from '../keys/shortcut-list.tsx';
import { chooseLanguage } from '../layout/language-select.tsx';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { exportSettings, forgetEverything, importSettings, settingsFileName } from '../stores/settings-file.ts';
import { type Theme, themes, useStyleStore } from '../stores/style.ts';
import styles from './about.module.css';
import { policyInForce, useForeignRequests } from './privacy.ts';
import { useOffline } from './use-offline.ts';

const never = () => () => undefined;

/** What the settings say of themselves, or of what was done with them last; a list names what an import has ignored. */
type Notice =
  | `about.${'settingsHint' | 'imported' | 'newerSettings' | 'notSettings' | 'forgotten'}`
  | readonly string[];

const shownNames = 5;
/** The beginning of a list that comes from a file. */
const listOf = (names: readonly string[]): string => names.slice(0, shownNames).map(shortQuote).join(', ');

function Privacy() {
  const t = useShellText();
  const count = useForeignRequests();
  const policy = useSyncExternalStore(never, policyInForce, () => '');
  const offline = useOffline();
  return (
    <Panel className={styles.panel}>
      <section id="privacy" tabIndex={-1}>
        <h2>{t('about.privacy')}</h2>
        <p>{t('about.privacyText')}</p>
        <dl className={styles.facts}>
          <dt>{t('about.requests')}</dt>
          <dd>
            <output>{count}</output>
          </dd>
          <dt>{t('about.offline')}</dt>
          <dd>{offline ? t('about.offlineOf', offline) : t('about.offlineNot')}</dd>
        </dl>
        <p>{t('about.check')}</p>
        {policy !== '' && (
          <details>
            <summary>{t('about.policy')}</summary>
            <pre className={styles.policy}>{policy.replaceAll('; ', ';\n')}</pre>
          </details>
        )}
      </section>
    </Panel>
  );
}

function Settings() {
  const t = useShellText();
  const theme = useStyleStore((state) => state.theme);
  const setTheme = useStyleStore((state) => state.setTheme);
  const file = useRef<HTMLInputElement>(null);
  // Its key: the file that is imported may change the language.
  const [notice, setNotice] = useState<Notice>('about.settingsHint');
  const take = async (text: string): Promise<void> => {
    const result = await importSettings(text);
    if (result.ok) setNotice(result.ignored.length > 0 ? result.ignored : 'about.imported');
    else setNotice(result.reason === 'newer-version' ? 'about.newerSettings' : 'about.notSettings');
  };
  const { open, fault } = useReading(([chosen]) => chosen.text(), take);
  return (
    <Panel className={styles.panel}>
      <section id="settings" tabIndex={-1}>
        <h2>{t('about.settings')}</h2>
        <div className={styles.settings}>
          <Select
            label={t('about.theme')}
            value={theme}
            onChange={(value) => setTheme(value as Theme)}
            options={themes.map((value) => ({ value, label: t(`about.theme.${value}`) }))}
          />
          <Select
            label={t('language')}
            value={t.language}
            onChange={(value) => void chooseLanguage(value as 'en' | 'fr')}
            options={[
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
        </div>
        <div className={styles.actions}>
          <Button
            variant="line"
            icon="download"
            onClick={() => download(exportSettings(), settingsFileName, 'application/json')}
          >
            {t('about.export')}
          </Button>
          <Button variant="line" icon="upload" onClick={() => file.current?.click()}>
            {t('about.import')}
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={t('about.import')}
            hidden
            onChange={(event) => {
              open([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Button
            variant="line"
            icon="trash-2"
            onClick={() => {
              if (!confirm(t('about.forgetSure'))) return;
              forgetEverything();
              setNotice('about.forgotten');
            }}
          >
            {t('about.forget')}
          </Button>
        </div>
        <p className={styles.hint} role="status">
          {typeof notice === 'string'
            ? t(notice)
            : t('about.importedPartly', { count: notice.length, names: listOf(notice) })}
        </p>
        {fault}
      </section>
    </Panel>
  );
}

function DataSets() {
  const t = useShellText();
  const names = useToolNames();
  const shown = dataSets.filter(({ tool }) => toolOf(tool));
  if (shown.length === 0) return null;
  const formatDate = (date: string): string => {
    const day = date.length > 'YYYY-MM'.length ? ({ day: 'numeric' } as const) : {};
    const format = { ...day, month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(localeOf[t.language], format).format(new Date(date));
  };
  return (
    <Panel className={styles.panel}>
      <section>
        <h2>{t('about.data')}</h2>
        <dl className={styles.facts}>
          {shown.map((set) => (
            <div key={set.tool + set.name} className={styles.pair}>
              <dt>
                <a href={hrefOf(`/${set.tool}`)}>{names[set.tool]}</a>
              </dt>
              <dd>
                {set.name}, {formatDate(set.date)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Panel>
  );
}

export default function About() {
  const t = useShellText();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== 'privacy' && id !== 'settings') return;
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.frame}>
      <header>
        <h1 tabIndex={-1}>{t('about')}</h1>
        <p className={styles.lead}>{t('about.what', { count: catalogue.tools.length })}</p>
      </header>
      <Privacy />
      <Settings />
      <Panel className={styles.panel}>
        <section>
          <h2>{t('about.keys')}</h2>
          <ShortcutList />
        </section>
      </Panel>
      <Panel className={styles.panel}>
        <section>
          <h2>{t('about.browsers')}</h2>
          <p>{t('about.browsersText')}</p>
        </section>
      </Panel>
      <DataSets />
      <Panel className={styles.panel}>
        <section>
          <h2>{t('about.version')}</h2>
          <dl className={styles.facts}>
            <dt>{t('about.version')}</dt>
            <dd>{config['app.version']}</dd>
            <dt>{t('about.commit')}</dt>
            <dd>{config['app.lastCommitSha'] || '–'}</dd>
            <dt>{t('about.built')}</dt>
            <dd>{import.meta.env['VITE_APP_BUILD_DATE'] ?? '–'}</dd>
            <dt>{t('about.licence')}</dt>
            <dd>
              MIT ·{' '}
              <a href={hrefOf('/THIRD-PARTY-LICENSES.txt')} target="_blank" rel="noopener noreferrer">
                {t('about.licences')}
              </a>
            </dd>
          </dl>
        </section>
      </Panel>
    </div>
  );
}
