import { Fragment, useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopyFocus } from '#ui/hooks/use-copy-focus.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from './text.ts';
import styles from './view.module.css';
import { Details } from './view/details.tsx';
import { Subnet } from './view/subnet.tsx';
import { methods, useSite } from './view/use-site.ts';

const rows = ['expanded', 'firstSubnet', 'lastSubnet', 'reverseZone', 'globalId'] as const;

export default function Ipv6UlaGeneratorView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { draft, change, reset, site, details, fault, setFault, regenerate } = useSite();
  const { method, mac, madeWith } = draft;
  const error = fault ?? site.error;
  const again = (): void => void regenerate(method, mac);
  useRegenerateKey(again);
  const prefix = site.value?.prefix ?? '';
  const copy = useCopyFocus(prefix !== '');
  const isFromMac = method === 'rfc4193';
  const given = mac.trim();
  const isMissing = isFromMac && given === '';
  const isOlder = isFromMac && !isMissing && !fault && given !== madeWith;

  return (
    <>
      <Panel>
        <Big className={styles.prefix}>{prefix}</Big>
        <PanelRow>
          <p className={styles.keep}>{t('keep')}</p>
          <span className={styles.actions} data-main={method === 'random' ? 'none' : undefined}>
            <Button variant="line" icon="rotate-cw" disabled={isMissing} onClick={again}>
              {t('regenerate')}
            </Button>
            <CopyButton ref={copy} text={prefix} stale={site.stale} variant="primary" size="medium" />
          </span>
        </PanelRow>
        <OptionRow onReset={reset}>
          <Segmented
            className={styles.method}
            label={t('method.label')}
            labelPosition="left"
            value={method}
            onChange={(chosen) => {
              change({ method: chosen });
              void regenerate(chosen, mac);
            }}
            options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        </OptionRow>
        {isFromMac && (
          <Fields columns={1}>
            <InputText
              label={t('mac.label')}
              hint={t('mac.hint')}
              value={mac}
              onChange={(typed) => {
                change({ mac: typed });
                setFault(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) again();
              }}
              placeholder="20:37:06:12:34:56"
              error={fault && ''}
              monospace
              rawText
              clearable
            />
          </Fields>
        )}
        {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
        {!error && isOlder && <StatusLine tone="warning">{t('mac.changed')}</StatusLine>}
      </Panel>
      <Subnet
        globalId={site.value?.globalId}
        subnet={draft.subnet}
        target={draft.target}
        onSubnet={(subnet) => change({ subnet })}
        onTarget={(target) => change({ target })}
      >
        <Panel label={t('facts')}>
          <Results
            rows={rows.map((key) => {
              const value = site.value?.[key] ?? null;
              return { label: t(`row.${key}`), value, shown: value && <Address text={value} /> };
            })}
            json={site.value}
            stale={site.stale}
            stacked
          />
          {details && <Details details={details} timestamp={draft.timestamp} />}
        </Panel>
      </Subnet>
    </>
  );
}

/** Breaks after a colon, so that no digit stands alone on a line. */
function Address({ text: address }: { readonly text: string }) {
  return (
    <bdi>
      {address.split(/(?<=:)/).map((group, at) => (
        // A group is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {group}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}

/** Ctrl+Enter or ⌘ Enter, wherever the focus is but in a dialog. */
function useRegenerateKey(regenerate: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      regenerate();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
