import { useId, useMemo, useState } from 'react';

import { folded } from '#core/folded.ts';
import { classNames } from '#ui/class-names.ts';
import control from '#ui/field/control.module.css';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Suggestions } from '#ui/suggestions/suggestions.tsx';
import type { Country } from '../engine/countries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName, flagOf } from './names.ts';

interface CountryFieldProps {
  /** undefined until they are loaded. */
  readonly countries: readonly Country[] | undefined;
  /** A code, or empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const plain = (name: string): string => folded(name).trim();

/** Of the countries that share a calling code, those that it is known for. */
const leading: ReadonlySet<string> = new Set('US RU IT GB NO AU MA RE SH FI GP CW'.split(' '));

/** A country by its name, code or calling code: the browser's own list of suggestions under a text field. */
export function CountryField({ countries, value, onChange }: CountryFieldProps) {
  const t = useText(text);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const options = useMemo(() => {
    const all = (countries ?? []).map(({ country: code, callingCode }) => {
      const name = countryName(code, t.language);
      return { code, name, callingCode, label: `${flagOf(code)} ${name} (+${callingCode})` };
    });
    return all.sort((a, b) => a.name.localeCompare(b.name, t.language));
  }, [countries, t.language]);
  const labelOf = (code: string): string => options.find((option) => option.code === code)?.label ?? code;

  const find = (entry: string): string | undefined => {
    if (entry.trim() === '') return '';
    const meant = plain(entry);
    return options.find(({ code, name, label }) => [code.toLowerCase(), plain(name), plain(label)].includes(meant))
      ?.code;
  };
  const type = (entry: string): void => {
    setTyped(entry);
    const code = find(entry);
    if (code !== undefined) onChange(code);
  };
  /** Leaving the field takes the country with the calling code, or the first one that fits what was typed. */
  const leave = (): void => {
    const meant = plain(typed ?? '').replace(/^\+/, '');
    const called = options.filter(({ callingCode }) => callingCode === meant);
    const near =
      called.find(({ code }) => leading.has(code)) ??
      called[0] ??
      options.find(({ label }) => plain(label).includes(meant));
    if (near && typed && find(typed) === undefined) onChange(near.code);
    setTyped(undefined);
  };
  const unknown = typed !== undefined && find(typed) === undefined && options.length > 0;
  const error =
    unknown && !options.some(({ label }) => plain(label).includes(plain(typed))) ? t('country.none') : undefined;
  return (
    <Field label={t('country.label')} hint={t('country.hint')} error={error}>
      {(wiring) => (
        <span className={styles.country}>
          <input
            {...wiring}
            className={classNames(control.control, control.large)}
            list={listId}
            value={typed ?? labelOf(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
            autoComplete="off"
            spellCheck={false}
          />
          <Icon name="chevron-down" size={16} />
          <Suggestions id={listId} values={() => options.map(({ label }) => label)} />
        </span>
      )}
    </Field>
  );
}
