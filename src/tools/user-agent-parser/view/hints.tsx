import type { ClientHints } from '#lib/user-agent/types.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

const listed = (brands: ClientHints['brands']): string | null =>
  brands?.map(({ brand, version }) => `${brand} ${version}`).join(', ') || null;

/** What this browser told when it was asked. */
export function Hints({ hints }: { readonly hints: ClientHints }) {
  const t = useText(text);
  return (
    <Panel label={t('hints')}>
      <PanelRow>
        <h2 className={styles.title}>{t('hints')}</h2>
      </PanelRow>
      <Results
        json={hints}
        rows={[
          { label: 'brands', value: listed(hints.brands) },
          { label: 'fullVersionList', value: listed(hints.fullVersionList) },
          ...(['platform', 'platformVersion', 'architecture', 'bitness', 'model'] as const).map((name) => ({
            label: name,
            value: hints[name] || null,
          })),
          { label: 'mobile', value: String(hints.mobile ?? false) },
        ]}
      />
    </Panel>
  );
}
