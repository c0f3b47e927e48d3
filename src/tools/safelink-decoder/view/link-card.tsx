import { lazy } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Link as Anchor } from '#ui/link/link.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Link } from '../engine/decode.ts';
import { webUrl } from '../engine/wrappers.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Layers } from './layers.tsx';
import { RemovedChips } from './removed-chips.tsx';

const IdnHost = lazy(async () => ({ default: (await import('./idn-host.tsx')).IdnHost }));

interface LinkCardProps {
  readonly name: string;
  readonly link: Link;
  /** Says where in the text it stands. */
  readonly isPlaced: boolean;
  readonly final: string;
  readonly putBack: readonly string[];
  readonly onToggle: (name: string) => void;
  /** The only one: its Copy is what the page is for. */
  readonly isAlone: boolean;
  readonly stale: boolean;
}

/** The address with its host in bold, which is what decides; a line breaks before a part of it, not within. */
function Address({ address }: { readonly address: string }) {
  const host = webUrl(address)?.host ?? '';
  // A user name before the host may contain its letters.
  const start = /^https?:[/\\]*(?:[^/?#\\]*@)?/i.exec(address)?.[0].length;
  const at = address.toLowerCase().indexOf(host, start);
  if (host === '' || at < 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <strong>{address.slice(at, at + host.length)}</strong>
      {address
        .slice(at + host.length)
        .split(/(?=[/?&#])/)
        // The parts of an address keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        .flatMap((part, place) => [<wbr key={place} />, part])}
    </>
  );
}

/** Where a link leads, how many layers were around it, and what was taken off. */
export function LinkCard({ name, link, isPlaced, final, putBack, onToggle, isAlone, stale }: LinkCardProps) {
  const t = useText(text);
  const url = webUrl(final);
  const isClickable = url !== undefined && !link.opaque;
  const isUntouched = link.steps.length === 0 && link.removed.length === 0 && link.warnings.length === 0;
  return (
    <Panel label={name} answer>
      <div className={classNames(styles.card, !isAlone && styles.dense)} data-stale={stale || undefined}>
        {isPlaced && <p className={styles.place}>{t('place', { line: link.line, column: link.column })}</p>}
        <div className={styles.head}>
          <p className={styles.final} dir="ltr">
            {isClickable ? (
              <Anchor href={final}>
                <Address address={final} />
              </Anchor>
            ) : (
              <Address address={final} />
            )}
          </p>
          <CopyButton text={final} stale={stale} {...(isAlone && { variant: 'primary', size: 'medium' })} />
        </div>
        {url !== undefined && url.hostname.includes('xn--') && (
          <DeferredSuspense>
            <IdnHost hostname={url.hostname} />
          </DeferredSuspense>
        )}
        {link.steps.length > 0 && <Layers steps={link.steps} />}
        {link.removed.length > 0 && <RemovedChips removed={link.removed} {...{ putBack, onToggle }} />}
        {isUntouched && url !== undefined && <p className={styles.place}>{t('untouched')}</p>}
      </div>
      {link.warnings.map((code) => (
        <StatusLine key={code} tone="warning">
          {t(`warning.${code}`)}
        </StatusLine>
      ))}
    </Panel>
  );
}
