import { useCallback, useState } from 'react';
import { choice, flag, text as textField } from '#core/field.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { search } from './engine.ts';
import { classes } from './engine/entries.ts';
import { text } from './text.ts';
import { None } from './view/none.tsx';
import { isIn } from './view/sections.ts';
import { Sections } from './view/sections.tsx';
import { useDeepLink } from './view/use-deep-link.ts';
import styles from './view.module.css';

const filters = ['all', ...classes, 'webdav'] as const;
const fields = { query: textField(''), filter: choice(filters, 'all'), includeUnofficial: flag(false) };
const initial = {};
/** What people come for. */
const everyday = [200, 204, 301, 302, 304, 400, 401, 403, 404, 422, 429, 500, 502, 503] as const;
const none: ReadonlySet<number> = new Set();

/** Every status code by class, narrowed by words, class and kind; each opens into its details. */
export default function HttpStatusCodesView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [opened, setOpened] = useState(none);
  const { value: matching } = useOperation(search, {
    query: draft.query,
    locale: t.language,
    includeUnofficial: true,
  });

  const toggle = useCallback((code: number) => {
    setOpened(
      (before) => new Set(before.has(code) ? [...before].filter((other) => other !== code) : [...before, code]),
    );
  }, []);
  const find = useCallback((query: string) => change({ query, filter: 'all' }), [change]);
  const show = useCallback(
    (code: number, unofficial: boolean) => {
      change({ query: '', filter: 'all', ...(unofficial && { includeUnofficial: true }) });
      setOpened((before) => new Set([...before, code]));
    },
    [change],
  );
  const link = useDeepLink(show, find);

  const found = matching?.filter((entry) => isIn(draft.filter, entry));
  const shown = found?.filter((entry) => draft.includeUnofficial || entry.status !== 'unofficial');

  return (
    <div>
      <Panel>
        <Fields columns={1}>
          <InputText
            {...field('query')}
            labelHidden
            icon="search"
            size="large"
            clearable
            rawText
            autofocus
            enterKeyHint="search"
          />
        </Fields>
        <OptionRow
          onReset={() => {
            reset();
            setOpened(none);
          }}
        >
          <Chips {...field('filter', (value) => nameOf(value, t))} labelHidden />
          <Switch {...field('includeUnofficial')} />
          <output className={styles.count}>{shown && t('found.count', { count: shown.length })}</output>
        </OptionRow>
        <div className={styles.everyday} role="group" aria-label={t('everyday')}>
          <span className={styles.everydayName} aria-hidden="true">
            {t('everyday')}
          </span>
          {everyday.map((code) => (
            <button key={code} type="button" className={styles.header} onClick={() => link.lead(code)}>
              <span className={styles[`class${String(code)[0]}xx`]}>{code}</span>
            </button>
          ))}
        </div>
      </Panel>
      {shown?.length === 0 ? (
        <None
          query={draft.query}
          matching={matching ?? []}
          hidden={found?.length ?? 0}
          onShow={() => change({ includeUnofficial: true })}
          onAllClasses={() => change({ filter: 'all' })}
          onClear={() => find('')}
        />
      ) : (
        shown && <Sections entries={shown} opened={opened} link={link} onToggle={toggle} onSearch={find} />
      )}
    </div>
  );
}

function nameOf(filter: (typeof filters)[number], t: ReturnType<typeof useText<(typeof text)['en']>>): string {
  return filter === 'all' || filter === 'webdav' ? t(`filter.${filter}`) : filter;
}
