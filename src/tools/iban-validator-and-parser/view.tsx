import { lazy } from 'react';
import { choice, list, secret, text as textField } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { Check } from './view/check.tsx';

/** The tabs that are not open at first. */
const Build = lazy(async () => ({ default: (await import('./view/build.tsx')).Build }));
const Many = lazy(async () => ({ default: (await import('./view/many.tsx')).Many }));

const tabs = ['check', 'build', 'many'] as const;
const fields = {
  iban: secret(),
  list: secret(),
  country: textField('FR'),
  /** Of the account number that is built. */
  parts: list(secret(), {}, []),
  tab: choice(tabs, 'check'),
};
const initial = {
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  list: 'FR76 3000 6000 0112 3456 7890 189\nGB94BARC20201530093459\nde89 3704 0044 0532 0130 00\n',
};

/** Numbers are never stored and never in a link; only the chosen tab and country are. */
export default function IbanView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('tabs')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) =>
        tab === 'check' ? (
          <Check
            iban={draft.iban}
            onChange={(iban) => change({ iban })}
            onMany={(found) => change({ tab: 'many', list: found ?? draft.list })}
          />
        ) : tab === 'build' ? (
          <Build country={draft.country} parts={draft.parts} onChange={change} />
        ) : (
          <Many list={draft.list} onChange={(typed) => change({ list: typed })} />
        )
      }
    </ToolTabs>
  );
}
