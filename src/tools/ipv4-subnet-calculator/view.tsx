import type { KeyboardEvent } from 'react';
import { integer, text as textField } from '#core/field.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { calculate } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { Facts } from './view/facts.tsx';
import { Inside } from './view/inside.tsx';
import { Split } from './view/split.tsx';

const fields = { ...calculate.input, newPrefix: integer({ min: 0, max: 32 }, 26), candidate: textField('') };
const initial = { address: '192.168.0.1/24', newPrefix: 26, candidate: '' };

/** The address as it is typed, without its mask. */
const addressPart = (source: string): string => source.trim().split(/[\s/]/)[0] ?? '';

/** What this page does not take and the CIDR calculator does. */
function otherKind(source: string): 'list' | 'ipv6' | undefined {
  const quads = source.match(/(?<!\d)\d+(?:\.\d+){3}/g) ?? [];
  // Two may be an address and its mask.
  if (quads.length > 2 || (quads.length === 2 && /\/\d+[\s,;]|[,;]/.test(source.trim()))) return 'list';
  return /^[\da-f]*(?::[\da-f]*){2,7}(?:[.%/].*)?$/i.test(source.trim()) ? 'ipv6' : undefined;
}

/** The first entry of a list, with its mask where that stands apart. */
const firstOf = (list: string): string =>
  /^(?:[\d.]+(?:\s*\/\s*|\s+(?=255\.))[\d.]+(?![^\s,;])|[^\s,;]+)/.exec(list.trim())?.[0] ?? '';

export default function Ipv4SubnetCalculatorView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.address.trim() === '';
  const { value: network, error, stale } = useOperation(calculate, draft, { enabled: !isEmpty });
  const prefix = network?.prefix ?? 24;
  const usable = !isEmpty && !error;

  const setPrefix = (length: number): void => change({ address: `${addressPart(draft.address)}/${length}` });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || !(event.ctrlKey || event.metaKey) || !usable) return;
    event.preventDefault();
    setPrefix(Math.min(32, Math.max(0, prefix + step)));
  };
  const remedies = error?.code === 'ipv4-leading-zero' ? [error.details['decimal'], error.details['octal']] : [];

  const kind = error && otherKind(draft.address);
  const several = (
    <OpenIn tool="cidr-calculator" values={{ networks: draft.address, network: draft.address, tab: 'merge' }}>
      {t(kind ? 'several.open' : 'several')}
    </OpenIn>
  );

  return (
    <>
      <ResetButton onReset={reset} />
      <Panel>
        <Fields columns={1}>
          <InputText
            {...field('address')}
            error={error && ''}
            onKeyDown={onKeyDown}
            size="large"
            monospace
            rawText
            clearable
          />
          <Slider
            name={undefined}
            label={t('prefix.label')}
            value={prefix}
            onChange={setPrefix}
            min={0}
            max={32}
            disabled={!usable}
          />
        </Fields>
        {error ? (
          <StatusLine
            tone="error"
            actions={
              <>
                {remedies
                  .filter((remedy) => typeof remedy === 'string')
                  .map((remedy) => (
                    <Button
                      key={remedy}
                      variant="line"
                      size="small"
                      onClick={() => change({ address: draft.address.replace(/[\d.]+/, remedy) })}
                    >
                      {t('remedy.use', { address: remedy })}
                    </Button>
                  ))}
                {kind === 'list' && (
                  <Button variant="line" size="small" onClick={() => change({ address: firstOf(draft.address) })}>
                    {t('several.first')}
                  </Button>
                )}
                {kind && several}
              </>
            }
          >
            {kind ? t(`several.${kind}`) : errorText(error)}
          </StatusLine>
        ) : (
          <StatusLine>
            {t('address.note')} <span className={styles.keys}>{t('address.keys')}</span>
          </StatusLine>
        )}
      </Panel>
      <Panel>
        {isEmpty ? (
          <Empty>{t('empty')}</Empty>
        ) : (
          <Facts network={network} stale={stale} onMove={(address) => change({ address })}>
            {!error && several}
          </Facts>
        )}
      </Panel>
      {network && usable && (
        <>
          <Inside network={network.cidr} candidate={draft.candidate} onChange={(candidate) => change({ candidate })} />
          <Split network={network} newPrefix={draft.newPrefix} onChange={(newPrefix) => change({ newPrefix })} />
        </>
      )}
    </>
  );
}
