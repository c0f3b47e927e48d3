import { useState } from 'react';
import type { Draft } from '#core/field.ts';
import { encodeHex } from '#lib/bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import type { uri } from '../engine.ts';
import { readSecret } from '../engine/code.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import { QrCode } from './qr-code.tsx';

interface DetailsProps extends PartProps {
  readonly address: string | undefined;
  /** What the address was made of. */
  readonly source: Draft<typeof uri.input> | undefined;
  /** The address belongs to an older input. */
  readonly stale: boolean;
  readonly now: number | undefined;
}

/** What an authenticator takes, hidden until asked for where it holds the secret. */
export function Details({ draft, address, source, stale, now }: DetailsProps) {
  const t = useText(text);
  const [isShown, show] = useState(false);
  if (address === undefined || source === undefined) return null;
  const isTimed = draft.type === 'totp';
  const seconds = now === undefined ? 0 : Math.floor(now / 1000);
  const counter = isTimed ? Math.floor(seconds / draft.period) : draft.counter;
  return (
    <Panel label={t('details.title')}>
      <PanelRow>
        <PanelTitle>{t('details.title')}</PanelTitle>
        {!isShown && <span className={styles.clock}>{t('qr.note')}</span>}
        <Button
          variant="line"
          size="small"
          icon={isShown ? 'eye-off' : 'eye'}
          stale={stale && !isShown}
          onClick={() => show(!isShown)}
        >
          {t(isShown ? 'qr.hide' : 'qr.show')}
        </Button>
      </PanelRow>
      {isShown && (
        <div className={styles.details} data-stale={stale || undefined}>
          <QrCode value={address} />
          <Results
            rows={[
              { label: t('fact.uri'), value: address },
              { label: t('fact.hex'), value: encodeHex(readSecret(source.secret, source.secretEncoding ?? 'base32')) },
            ]}
            footer={false}
            stale={stale}
          />
        </div>
      )}
      <PanelRow className={styles.facts}>
        <PanelTitle>{t('facts.title')}</PanelTitle>
      </PanelRow>
      <Results
        rows={[
          ...(isTimed ? [{ label: t('fact.epoch'), value: String(counter * draft.period) }] : []),
          { label: t('fact.counter'), value: String(counter) },
          { label: t('fact.counterHex'), value: counter.toString(16).padStart(16, '0') },
        ]}
        footer={false}
        stale={stale}
      />
    </Panel>
  );
}
