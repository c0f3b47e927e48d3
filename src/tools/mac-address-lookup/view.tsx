import { lazy, Suspense, useDeferredValue } from 'react';
import { choice } from '#core/field.ts';
import { localeOf } from '#core/text.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { find, lookup, searchVendor } from './engine.ts';
import { text } from './text.ts';
import tool from './tool.ts';
import styles from './view.module.css';
import { One } from './view/one.tsx';

/** The tabs that are not open at first. */
const Many = lazy(async () => ({ default: (await import('./view/many.tsx')).Many }));
const ByVendor = lazy(async () => ({ default: (await import('./view/by-vendor.tsx')).ByVendor }));

const modes = ['one', 'many', 'vendor'] as const;
const fields = { ...lookup.input, ...find.input, query: searchVendor.input.query, mode: choice(modes, 'one') };
const initial = {
  address: '20:37:06:12:34:56',
  text: `192.168.1.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE
192.168.1.20 dev eth0 lladdr 70:b3:d5:00:1a:bc STALE
? (192.168.1.31) at 0:1b:c5:0:10:1 on en0 ifscope [ethernet]
172.17.0.2 dev docker0 lladdr 02:42:ac:11:00:02 REACHABLE
`,
  query: 'Raspberry Pi',
};

export default function MacAddressLookupView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // The tab before stays until the chosen one is loaded.
  const shown = useDeferredValue(draft.mode);
  const date = new Intl.DateTimeFormat(localeOf[t.language], { dateStyle: 'long', timeZone: 'UTC' });
  const registryDate = t('data.date', { date: date.format(new Date(tool.dataSets?.[0]?.date ?? 0)) });
  const restart = (): void => {
    reset();
    change({ mode: draft.mode });
  };
  return (
    <Tabs
      label={t('modes')}
      tabs={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
      value={draft.mode}
      onChange={(mode) => change({ mode })}
      end={<ResetButton onReset={restart} />}
    >
      <div className={styles.tab}>
        {shown === 'one' && (
          <One address={draft.address} onChange={(address) => change({ address })} registryDate={registryDate} />
        )}
        <Suspense fallback={null}>
          {shown === 'many' && <Many text={draft.text} onChange={(source) => change({ text: source })} />}
          {shown === 'vendor' && <ByVendor query={draft.query} onChange={(query) => change({ query })} />}
        </Suspense>
      </div>
    </Tabs>
  );
}
