import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { detailsOfType, type Detail } from '../engine/details.ts';
import { detailsOf, listOf, wordOf } from '../engine/page.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { DateField } from './date-field.tsx';
import type { PartProps } from './draft.ts';
import { Rows } from './rows.tsx';

type Key = Parameters<ReturnType<typeof useText<typeof text.en>>>[0];

const samples: Readonly<Record<string, string>> = {
  duration: '240',
  isbn: '978-3-16-148410-0',
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada',
  series: 'https://example.com/series',
  section: 'Technology',
};

/** The fields that the chosen type has, and no others; what was typed for another type stays. */
export function DetailsForm({ draft, change }: PartProps) {
  const t = useText(text);
  const rows = detailsOfType[draft.type];
  const values = detailsOf(draft.details);
  const set = (field: string, value: unknown): void => change({ details: { ...values, [field]: value } });
  const name = (field: string): string => t(`detail.${field}` as Key & 'detail.tags');
  if (rows.length === 0) return <Empty>{t('details.none')}</Empty>;
  const simple = rows.filter(({ kind }) => kind !== 'list' && kind !== 'links');
  const lists = rows.filter(({ kind }) => kind === 'list' || kind === 'links');
  const control = ({ field, kind }: Detail) => {
    const shared = { label: name(field), value: wordOf(values[field]), onChange: (value: string) => set(field, value) };
    if (kind === 'date') return <DateField {...shared} />;
    if (kind === 'gender') {
      const options = ['', 'male', 'female'].map((value) => ({ value, label: t(`gender.${value}` as 'gender.male') }));
      return <Select {...shared} options={options} wide />;
    }
    return <InputText {...shared} placeholder={samples[field] ?? ''} rawText />;
  };
  return (
    <>
      {simple.length > 0 && (
        <Fields>
          {simple.map((row) => (
            <div key={row.field} data-field={`details.${row.field}`}>
              {control(row)}
            </div>
          ))}
        </Fields>
      )}
      {lists.map(({ field, kind, parts = [] }) =>
        kind === 'list' ? (
          <Rows<unknown>
            key={field}
            label={name(field)}
            items={listOf(values[field])}
            onChange={(items) => set(field, items)}
            empty=""
          >
            {(item, setItem) => (
              <InputText
                label={name(field)}
                labelHidden
                placeholder={field === 'tags' ? 'html' : 'https://example.com/ada'}
                value={wordOf(item)}
                onChange={setItem}
              />
            )}
          </Rows>
        ) : (
          <Rows<unknown>
            key={field}
            label={name(field)}
            items={listOf(values[field])}
            onChange={(items) => set(field, items)}
            empty={{ url: '' }}
          >
            {(item, setItem) => (
              <div className={styles.grid}>
                {['url', ...parts].map((part) => (
                  <div key={part} className={part === 'url' ? styles.wide : ''}>
                    <InputText
                      label={t(`part.${part}` as 'part.url')}
                      placeholder={part === 'url' ? 'https://example.com/1' : part === 'role' ? 'Hamlet' : '1'}
                      value={wordOf(typeof item === 'string' && part === 'url' ? item : detailsOf(item)[part])}
                      onChange={(value) =>
                        setItem({ ...(typeof item === 'string' ? { url: item } : detailsOf(item)), [part]: value })
                      }
                    />
                  </div>
                ))}
              </div>
            )}
          </Rows>
        ),
      )}
    </>
  );
}
