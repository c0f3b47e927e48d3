import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import control from '#ui/field/control.module.css';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import type { Finding } from '../engine/check.ts';
import { controlAt } from '../engine/control.ts';
import { listOf, wordOf } from '../engine/page.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { OgDraft, PartProps } from './draft.ts';
import { isList, placeAfter, rowsOf, valueAt, withValue, type Control, type ListOfControls } from './form-rows.ts';

interface FormProps extends PartProps {
  readonly findings: readonly Finding[];
}

/** The fields of the chosen tab. An error stands under its field. */
export function Form({ draft, change, findings }: FormProps) {
  const t = useText(text);
  const rows = rowsOf(draft, t);
  const fields = rows.filter((row): row is Control => !isList(row));
  const setAt = (at: string, value: unknown): void => {
    const [name = '', ...rest] = at.split('.');
    change({ [name]: withValue(draft[name as keyof OgDraft], rest, value) } as Partial<OgDraft>);
  };
  /** The picture of this device goes with its image. */
  const setItems = (at: string, items: readonly unknown[]): void => {
    setAt(at, items);
    if (at !== 'images' || !draft.picture) return;
    const place = placeAfter(draft.images, items, draft.picture.place);
    change({ picture: place === undefined ? undefined : { ...draft.picture, place } });
  };
  const errorAt = (field: string, value: unknown): string | undefined => {
    const found = findings.find((finding) => finding.field === field && finding.severity === 'error');
    return found && t(`check.${found.code}`, { position: controlAt(String(value)) + 1 });
  };
  if (rows.length === 0) return <Empty>{t('details.none')}</Empty>;
  return (
    <>
      {fields.length > 0 && (
        <Fields>
          {fields.map((row) => (
            <div key={row.at} data-field={row.at} className={row.wide ? styles.wide : undefined}>
              <FormControl
                row={row}
                value={valueAt(draft, row.at.split('.'))}
                onChange={(value) => setAt(row.at, value)}
                error={errorAt(row.at, valueAt(draft, row.at.split('.')))}
              />
            </div>
          ))}
        </Fields>
      )}
      {rows.filter(isList).map((row) => (
        <ListEditor
          key={row.at}
          row={row}
          items={listOf(valueAt(draft, row.at.split('.')))}
          onChange={(items) => setItems(row.at, items)}
          errorAt={errorAt}
        />
      ))}
    </>
  );
}

interface FormControlProps {
  readonly row: Control;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  readonly labelHidden?: boolean;
}

function FormControl({ row, value, onChange, error, labelHidden }: FormControlProps) {
  const t = useText(text);
  /** A date that is being mended stays a text until it is left. */
  const [isWriting, write] = useState(false);
  const { label, kind, options, limit, placeholder = '' } = row;
  const word = wordOf(value);
  if (options) return <Select {...{ label, options, onChange }} value={word} wide />;
  if (kind === 'switch') return <Switch {...{ label, onChange }} checked={value === true} />;
  if (kind === 'date' && error === undefined && !isWriting) {
    // The browser's own picker; a date with a time that came from a page stays until another one is picked.
    const day = /^\d{4}-\d\d-\d\d/.exec(word)?.[0] ?? '';
    return (
      <Field {...{ label, error }} hint={word === day ? undefined : t('date.given', { value: word })}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            className={classNames(control.control, control.medium)}
            value={day}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    );
  }
  const count = [...word].length;
  const counter = limit !== undefined && (
    <span className={classNames(count > limit && styles.over)}>{t('counter', { count, limit })}</span>
  );
  return (
    <InputText
      {...{ label, labelHidden, error, placeholder }}
      hint={counter}
      value={typeof value === 'string' ? value : word}
      // An optional field that is emptied is one that is not there.
      onChange={(typed) => onChange(typed === '' && row.at.includes('.') ? undefined : typed)}
      multiline={kind === 'area'}
      autosize={kind === 'area'}
      rawText={kind !== 'area' && kind !== 'prose'}
      onFocus={() => write(true)}
      onBlur={() => write(false)}
    />
  );
}

interface ListEditorProps {
  readonly row: ListOfControls;
  readonly items: readonly unknown[];
  readonly onChange: (items: readonly unknown[]) => void;
  readonly errorAt: (field: string, value: unknown) => string | undefined;
}

/** A list whose items are added, removed and moved. */
function ListEditor({ row: { at, label, parts }, items, onChange, errorAt }: ListEditorProps) {
  const t = useText(text);
  const [first] = parts;
  const isOfTexts = first?.at === '';
  const pathOf = (part: Control): readonly string[] => (part.at === '' ? [] : [part.at]);
  const rows = useRef<HTMLFieldSetElement>(null);
  /** The focus goes with the row, or where there is none to the button that adds one. */
  const focusButton = (place: number, button: 'up' | 'down' | 'remove'): void => {
    requestAnimationFrame(() => {
      const { current } = rows;
      const buttons = `[data-field="${at}[${place}]"] > :last-child > button`;
      const [up, down, remove] = [...(current?.querySelectorAll<HTMLButtonElement>(buttons) ?? [])];
      const wanted = { up: up?.disabled ? down : up, down: down?.disabled ? up : down, remove }[button];
      (wanted ?? current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    });
  };
  const move = (from: number, to: number): void => {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
    focusButton(to, to < from ? 'up' : 'down');
  };
  return (
    <fieldset ref={rows} className={styles.rows} data-field={at}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, place) => (
        // A row is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.item} data-field={`${at}[${place}]`}>
          <div className={classNames(styles.itemFields, !isOfTexts && styles.grid)}>
            {parts.map((part) => {
              const field = `${at}[${place}]${part.at && `.${part.at}`}`;
              const value = typeof item === 'string' && part.at === 'url' ? item : valueAt(item, pathOf(part));
              return (
                <div key={part.at} data-field={field} className={part.wide ? styles.wide : undefined}>
                  <FormControl
                    row={part}
                    value={value}
                    onChange={(typed) => onChange(items.with(place, withValue(item, pathOf(part), typed)))}
                    error={errorAt(field, value)}
                    labelHidden={isOfTexts}
                  />
                </div>
              );
            })}
          </div>
          <div className={styles.itemButtons}>
            <Button
              variant="quiet"
              size="small"
              icon="arrow-up"
              label={t('row.up', { name: label, place: place + 1 })}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            />
            <Button
              variant="quiet"
              size="small"
              icon="arrow-down"
              label={t('row.down', { name: label, place: place + 1 })}
              disabled={place === items.length - 1}
              onClick={() => move(place, place + 1)}
            />
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              label={t('row.remove', { name: label, place: place + 1 })}
              onClick={() => {
                onChange(items.toSpliced(place, 1));
                focusButton(Math.min(place, items.length - 2), 'remove');
              }}
            />
          </div>
        </div>
      ))}
      <Button
        className={styles.add}
        variant="line"
        size="small"
        icon="plus"
        onClick={() => onChange([...items, isOfTexts ? '' : { url: '' }])}
      >
        {t('row.add', { name: label })}
      </Button>
    </fieldset>
  );
}
