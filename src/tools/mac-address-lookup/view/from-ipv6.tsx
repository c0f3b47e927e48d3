import { useState } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { fromIpv6, lookup } from '../engine.ts';
import { text } from '../text.ts';
import type { Assignment } from './assignment.tsx';
import { RegistryFault } from './registry-fault.tsx';

interface FromIpv6Props {
  readonly address: string;
  readonly onChange: (address: string) => void;
  /** Shows whom a MAC address was assigned to; it comes with the page. */
  readonly Owner: typeof Assignment;
}

/** The network card behind an IPv6 address. */
export function FromIpv6({ address, onChange, Owner }: FromIpv6Props) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isEmpty = address.trim() === '';
  const { value, error, stale } = useOperation(fromIpv6, { address }, { enabled: !isEmpty });
  const mac = value?.mac ?? null;
  const [again, tryAgain] = useState(0);
  const owner = useOperation(lookup, { address: mac ?? '' }, { enabled: mac !== null, again, aside: true });
  return (
    <>
      <Panel busy={owner.slow}>
        <Fields columns={1}>
          <InputText
            label={t('ipv6.label')}
            value={address}
            onChange={onChange}
            placeholder="fe80::2237:6ff:fe12:3456"
            error={error && ''}
            size="large"
            monospace
            rawText
            clearable
            autofocus
          />
        </Fields>
        {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
        {owner.error && <RegistryFault error={owner.error} onAgain={() => tryAgain(again + 1)} />}
        {value && !error && mac === null && <StatusLine tone="warning">{t('ipv6.none')}</StatusLine>}
      </Panel>
      {(isEmpty || mac !== null) && (
        <Panel label={t('ipv6.mac')}>
          {mac === null ? (
            <Empty>{t('ipv6.empty')}</Empty>
          ) : (
            <>
              <Results rows={[{ label: t('ipv6.mac'), value: mac }]} stale={stale} footer={false} />
              <Owner found={owner.value} stale={stale || owner.stale} />
            </>
          )}
        </Panel>
      )}
    </>
  );
}
