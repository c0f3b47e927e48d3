import { choice, secret } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { countries } from './engine.ts';
import { text } from './text.ts';
import { CountryField } from './view/country-field.tsx';
import { Many } from './view/many.tsx';
import { One } from './view/one.tsx';
import { useGuessedCountry } from './view/use-guessed-country.ts';

const tabs = ['one', 'many'] as const;
const fields = {
  text: secret(),
  list: secret(),
  /** A code, empty for none, or `auto`: that of the browser's languages. */
  country: secret('auto'),
  tab: choice(tabs, 'one'),
};
const initial = {
  text: '+33 6 12 34 56 78',
  list: 'Reception: +44 20 7946 0958\nAnna: +33 6 12 34 56 78, Ben: +1 (213) 373-4253 ext. 4\nMeeting on 2026-11-20 at 10:30\n',
};

/** Numbers and the country live only in this page: in no storage and in no link. */
export default function PhoneView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const guessed = useGuessedCountry(t.language);
  const { value: all } = useOperation(countries, {});
  const country = draft.country === 'auto' ? guessed : draft.country;
  const example = all?.find((row) => row.country === country)?.example;
  const countryField = <CountryField countries={all} value={country} onChange={(code) => change({ country: code })} />;
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
        tab === 'one' ? (
          <One
            text={draft.text}
            onChange={(value) => change({ text: value })}
            onMany={() => change({ list: draft.text, tab: 'many' })}
            country={country}
            example={example ?? '+33 6 12 34 56 78'}
            countryField={countryField}
          />
        ) : (
          <Many list={draft.list} onChange={(list) => change({ list })} country={country} countryField={countryField} />
        )
      }
    </ToolTabs>
  );
}
