import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import type { Decoded } from '../engine.ts';
import type { Explained } from '../engine/explain.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from './parts.module.css';
import { DecryptPanel } from './decrypt.tsx';
import { PartPanel } from './part-panel.tsx';
import { VerifyPanel } from './verify.tsx';

const Edit = lazy(async () => ({ default: (await import('./edit.tsx')).Edit }));

interface PartsProps extends PartProps {
  readonly value: Decoded;
  readonly explained: { readonly header: Explained | null; readonly payload: Explained | null };
  /** Another one starts editing again. */
  readonly version: number;
  readonly now: number | undefined;
  readonly stale: boolean;
  /** False while the token cannot be read. */
  readonly readable: boolean;
}

/** What the token says, and what can be done with it. */
export function Parts({ draft, change, value, explained, version, now, stale, readable }: PartsProps) {
  const t = useText(text);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className={styles.parts}>
      <PartPanel
        part="payload"
        json={value.payload}
        plain={value.payloadHex ?? value.payloadText}
        isHex={value.payloadHex !== undefined}
        isEncrypted={value.kind === 'JWE'}
        explained={explained.payload}
        now={now}
        stale={stale}
      />
      <PartPanel part="header" json={value.header} explained={explained.header} now={now} stale={stale} />
      <div className={styles.proof} data-stale={!readable || undefined}>
        {value.kind === 'JWS' ? (
          <VerifyPanel draft={draft} change={change} value={value} enabled={readable} now={now} />
        ) : (
          <DecryptPanel draft={draft} change={change} />
        )}
      </div>
      {value.kind === 'JWS' && (
        <Panel className={styles.edit}>
          <Disclosure label={t('edit.title')} onToggle={(isOpen) => setOpened(wasOpened || isOpen)}>
            {wasOpened && (
              <Suspense fallback={null}>
                <Edit key={version} value={value} explained={explained} onUse={(token) => change({ token })} />
              </Suspense>
            )}
          </Disclosure>
        </Panel>
      )}
    </div>
  );
}
