import { useText } from '#ui/hooks/use-text.ts';
import type { Step } from '../engine/targets.ts';
import type { WrapperName } from '../engine/wrappers.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Proper names. */
const services: Readonly<Record<WrapperName, string>> = {
  outlook: 'Microsoft Defender Safe Links',
  teams: 'Microsoft Teams Safe Links',
  'proofpoint-v1': 'Proofpoint URL Defense v1',
  'proofpoint-v2': 'Proofpoint URL Defense v2',
  'proofpoint-v3': 'Proofpoint URL Defense v3',
  barracuda: 'Barracuda Link Protect',
  sophos: 'Sophos Email',
  cisco: 'Cisco Secure Email',
  trendmicro: 'Trend Micro',
  mimecast: 'Mimecast',
  google: 'Google',
  'google-amp': 'Google AMP',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  reddit: 'Reddit',
  slack: 'Slack',
  duckduckgo: 'DuckDuckGo',
  vk: 'VK',
  steam: 'Steam',
  bing: 'Bing',
};

/** The services around an address, the outermost first, each with what was inside. */
export function Layers({ steps }: { readonly steps: readonly Step[] }) {
  const t = useText(text);
  return (
    <ol className={styles.layers} aria-label={t('steps')}>
      {steps.map(({ wrapper, url, domain }, at) => (
        // The layers of a link keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <span className={styles.service}>{services[wrapper]}</span>
          {url === null ? (
            <span>{domain === null ? t('step.hidden') : t('step.domain', { domain })}</span>
          ) : (
            <code className={styles.inner} dir="ltr" title={url}>
              {url}
            </code>
          )}
        </li>
      ))}
    </ol>
  );
}
