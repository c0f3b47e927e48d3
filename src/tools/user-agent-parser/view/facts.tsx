import type { Translate } from '#core/text.ts';
import type { ParsedAgent } from '#lib/user-agent/types.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Written as `icon: …`, which is where the sprite finds its names. */
const looks: Readonly<Record<string, { readonly icon: string }>> = {
  desktop: { icon: 'monitor' },
  mobile: { icon: 'smartphone' },
  tablet: { icon: 'tablet' },
  smarttv: { icon: 'tv' },
  console: { icon: 'gamepad-2' },
  wearable: { icon: 'watch' },
  bot: { icon: 'bot' },
  library: { icon: 'terminal' },
};

interface FactsProps {
  readonly agent: ParsedAgent;
  /** The same without client hints: what differs came from them. */
  readonly plain: ParsedAgent | undefined;
  readonly stale: boolean;
}

const joined = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ') || null;

/** `Chrome 124 on Windows 11`: what most people want to know. */
function sentenceOf({ browser, os, bot, device }: ParsedAgent, t: Translate<(typeof text)['en']>): string | null {
  const majorOf = (version: string | null): string | undefined => version?.split('.')[0];
  const program = bot?.name ?? joined(browser.name, majorOf(browser.version));
  const system = joined(os.name, os.version);
  return program && system && !bot ? t('sentence', { program, system }) : (program ?? system ?? device.vendor);
}

export function Facts({ agent, plain, stale }: FactsProps) {
  const t = useText(text);
  const deviceOf = ({ device }: ParsedAgent): string | null => {
    const type = device.type && (t.has(`device.${device.type}`) ? t(`device.${device.type as 'mobile'}`) : device.type);
    return joined(type, device.vendor, device.model);
  };
  const botOf = ({ bot }: ParsedAgent): string | null =>
    bot && joined(bot.name, bot.version, bot.vendor && `(${bot.vendor})`, '–', t(`bot.${bot.category}`));
  const readings = [
    { id: 'browser', icon: 'globe', read: ({ browser }: ParsedAgent) => joined(browser.name, browser.version) },
    { id: 'engine', icon: 'cog', read: ({ engine }: ParsedAgent) => joined(engine.name, engine.version) },
    { id: 'os', icon: 'layers', read: ({ os }: ParsedAgent) => joined(os.name, os.version) },
    { id: 'device', icon: looks[agent.device.type ?? '']?.icon ?? 'monitor-smartphone', read: deviceOf },
    { id: 'cpu', icon: 'cpu', read: ({ cpu }: ParsedAgent) => cpu.architecture },
    { id: 'bot', icon: 'bot', read: botOf },
  ] as const;
  const rows = readings.flatMap(({ id, icon, read }): ResultRow | [] => {
    const value = read(agent);
    if (id === 'bot' && value === null) return [];
    const isHinted = plain !== undefined && read(plain) !== value;
    return {
      label: t(`row.${id}`),
      value,
      shown: (
        <span className={styles.fact}>
          <Icon name={icon} size={16} />
          {value ?? '–'} {isHinted && <Badge>{t('fromHints')}</Badge>}
        </span>
      ),
    };
  });
  const sentence = sentenceOf(agent, t);
  return (
    <>
      <p className={styles.sentence} data-stale={stale || undefined}>
        <span>{sentence}</span>
        <CopyButton iconOnly label={t('copy')} text={sentence ?? ''} stale={stale} />
      </p>
      {agent.notes.map((note) => (
        <StatusLine key={note} tone="warning" stale={stale}>
          {t(note === 'reduced-user-agent' && agent.os.name !== 'Android' ? 'note.reduced-desktop' : `note.${note}`)}
        </StatusLine>
      ))}
      <Results rows={rows} json={agent} stale={stale} />
    </>
  );
}
