import { lazy } from 'react';
import { choice } from '#core/field.ts';
import { localeOf } from '#core/text.ts';
import { formatMac } from '#lib/net/mac.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { find, fromIpv6, lookup, searchVendor } from './engine.ts';
import { text } from './text.ts';
import tool from './tool.ts';
import { Assignment } from './view/assignment.tsx';
import { One } from './view/one.tsx';

/** The tabs that are not open at first. */
const Many = lazy(async () => ({ default: (await import('./view/many.tsx')).Many }));
const FromIpv6 = lazy(async () => ({ default: (await import('./view/from-ipv6.tsx')).FromIpv6 }));
const ByVendor = lazy(async () => ({ default: (await import('./view/by-vendor.tsx')).ByVendor }));

const modes = ['one', 'many', 'vendor', 'ipv6'] as const;
const fields = {
  ...lookup.input,
  ...find.input,
  query: searchVendor.input.query,
  ipv6: fromIpv6.input.address,
  mode: choice(modes, 'one'),
};
const initial = {
  address: '20:37:06:12:34:56',
  text: `192.168.1.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE
192.168.1.20 dev eth0 lladdr 70:b3:d5:00:1a:bc STALE
? (192.168.1.31) at 0:1b:c5:0:10:1 on en0 ifscope [ethernet]
172.17.0.2 dev docker0 lladdr 02:42:ac:11:00:02 REACHABLE
`,
  query: 'Raspberry Pi',
  ipv6: 'fe80::2237:6ff:fe12:3456',
};

/** One address per line. Of digits alone, the search in a text would not know that they are one. */
const linesOf = (list: string): string =>
  list.replaceAll(/[\s,;]+/g, '\n').replaceAll(/^[\da-f]{12}$/gim, (digits) => formatMac(digits));

export default function MacAddressLookupView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const date = new Intl.DateTimeFormat(localeOf[t.language], { dateStyle: 'long', timeZone: 'UTC' });
  const registryDate = t('data.date', { date: date.format(new Date(tool.dataSets?.[0]?.date ?? 0)) });
  return (
    <ToolTabs
      label={t('modes')}
      tabs={modes}
      nameOf={(mode) => t(`mode.${mode}`)}
      value={draft.mode}
      onChange={(mode) => change({ mode })}
      onReset={reset}
    >
      {(mode) =>
        mode === 'one' ? (
          <One
            address={draft.address}
            onChange={(address) => change({ address })}
            onMany={(list) => change({ mode: 'many', text: linesOf(list) })}
            registryDate={registryDate}
          />
        ) : mode === 'many' ? (
          <Many text={draft.text} onChange={(source) => change({ text: source })} />
        ) : mode === 'ipv6' ? (
          <FromIpv6 address={draft.ipv6} onChange={(ipv6) => change({ ipv6 })} Owner={Assignment} />
        ) : (
          <ByVendor query={draft.query} onChange={(query) => change({ query })} />
        )
      }
    </ToolTabs>
  );
}
