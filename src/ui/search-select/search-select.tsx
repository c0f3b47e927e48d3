import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { folded } from '#core/folded.ts';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldLook } from '../field/field.tsx';
import { useText } from '../hooks/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import type { SelectOption } from '../select/select.tsx';
import select from '../select/select.module.css';
import { words } from '../words.ts';
import styles from './search-select.module.css';

export interface SearchSelectProps<T extends string> extends FieldLook {
  readonly options: readonly SelectOption<T>[];
  /** Undefined where a choice does something instead of staying. */
  readonly value?: T | undefined;
  readonly onChange: (value: T) => void;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
}

/** The options whose labels contain every word of a search, whatever its accents and case. */
function narrow<T extends string>(options: readonly SelectOption<T>[], search: string): readonly SelectOption<T>[] {
  const parts = folded(search).split(/\s+/u);
  return options.filter(({ label }) => parts.every((part) => folded(label).includes(part)));
}

/**
 * A choice of one of many values that a word of its name finds: a combobox (WAI-ARIA Authoring Practices, "Editable
 * Combobox With List Autocomplete"). The arrow keys move, Enter chooses, Escape keeps what was chosen.
 *
 * @example
 * ```tsx
 * <SearchSelect
 *   label="Write"
 *   options={[{ value: 'python-httpx', label: 'httpx (Python)' }]}
 *   value={draft.target}
 *   onChange={(target) => change({ target })}
 * />
 * ```
 */
export function SearchSelect<T extends string>(props: SearchSelectProps<T>) {
  const { options, value, onChange, size = 'medium', placeholder, ...look } = props;
  const t = useText(words);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** What was typed; undefined while the list is closed. */
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = search !== undefined;
  const found = isOpen ? narrow(options, search) : [];
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const hint = chosen === '' ? placeholder : chosen;
  const longest = [hint ?? '', ...options.map(({ label }) => label)].reduce((a, b) => (b.length > a.length ? b : a));
  const idOf = (at: number): string => `${listId}${at}`;
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = (): void => {
    if (isOpen) return;
    setSearch('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = (): void => setSearch(undefined);
  const choose = (option: SelectOption<T> | undefined): void => {
    if (!option) return;
    close();
    onChange(option.value);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (by === 0 && !(isOpen && (key === 'Enter' || key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isOpen) open();
    else if (key === 'Enter') choose(found[active]);
    else if (key === 'Escape') close();
    else setActive((active + by + found.length) % Math.max(1, found.length));
  };

  return (
    <Field {...look}>
      {(wiring) => (
        <span className={classNames(select.box, select[size])} data-longest={longest} onBlur={close}>
          <input
            {...wiring}
            role="combobox"
            className={classNames(control.control, control[size], select.select, styles.input)}
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-activedescendant={found[active] && idOf(active)}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={hint}
            value={search ?? chosen}
            onClick={open}
            onChange={({ target: { value: typed } }) => {
              // After a choice its name stands there: what is typed behind it looks for another one.
              setSearch(!isOpen && typed.startsWith(chosen) ? typed.slice(chosen.length) : typed);
              setActive(0);
            }}
            onKeyDown={press}
          />
          <Icon name="chevron-down" size={15} />
          {found.length > 0 && (
            // The field has the focus and the keys, also while the list is scrolled by its bar.
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={look.label}
              className={styles.list}
              onMouseDown={(event) => event.preventDefault()}
            >
              {found.map((option, at) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  id={idOf(at)}
                  role="option"
                  aria-selected={at === active}
                  data-chosen={option.value === value || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(at)}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              ))}
            </div>
          )}
          {isOpen && found.length === 0 && (
            <output className={classNames(styles.list, styles.none)}>{t('emptyTable')}</output>
          )}
        </span>
      )}
    </Field>
  );
}
