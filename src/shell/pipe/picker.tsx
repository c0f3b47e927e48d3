import { useEffect, useState, type ReactNode } from 'react';
import type { Details, Operation } from '#core/operation.ts';
import { sampleOf } from '#core/sample.ts';
import { loadOperation } from '#run/load-operations.ts';
import { recognise } from '#run/recognise.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import type { Language } from '#core/text.ts';
import { catalogue } from '../catalogue.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { searchTools } from '../palette/search-tools.ts';
import { trace } from '../trace.ts';
import { moveFocus } from './move-focus.ts';
import styles from './pipe.module.css';
import { describeTool, type Described } from './use-operations.ts';
import { words } from './words.ts';

/** The maximum number of tools to search for a query. */
const searched = 8;

interface Offer {
  readonly op: string;
  readonly name: string;
  readonly about: string;
  readonly input: Details;
}

const toolOf = (op: string): string => op.slice(0, op.indexOf('/'));

async function nameOf(op: string, language: Language): Promise<string> {
  const described = await describeTool(toolOf(op), language);
  return described.find(({ operation }) => operation.id === op)?.words.name ?? op;
}

/** The operations that fit a value, without the value itself. */
async function fitting(value: string, language: Language): Promise<Offer[]> {
  const known = new Set(catalogue.tools.map(({ id }) => id));
  const found = (await recognise(sampleOf(value), language)).filter(({ op }) => known.has(toolOf(op)));
  return Promise.all(
    found.map(async ({ op, input, reason }) => {
      const source = (await loadOperation(op))?.source;
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== source));
      return { op, name: await nameOf(op, language), about: reason, input: rest };
    }),
  );
}

const missingIn = ({ input, source }: Operation): number =>
  Object.entries(input).filter(([name, { needed }]) => needed && name !== source).length;

/** What runs at once before what asks for more, a text before what has to be picked from, then what is named most briefly. */
function byMain({ operation: a }: Described, { operation: b }: Described): number {
  const isText = Number(b.result === 'text') - Number(a.result === 'text');
  return missingIn(a) - missingIn(b) || isText || a.id.length - b.id.length;
}

/** The operations of the tools that a query finds; those that take no value only as the first step. */
async function searchOffers(query: string, language: Language, isFirst: boolean): Promise<Offer[]> {
  const tools = (await searchTools(query)).slice(0, searched);
  const described = await Promise.all(tools.map(({ id }) => describeTool(id, language)));
  const wanted = query.toLowerCase().split(/\s+/);
  const rankOf = ({ operation }: Described): number => tools.findIndex(({ id }) => id === toolOf(operation.id));
  const scoreOf = (name: string): number => wanted.filter((word) => name.toLowerCase().includes(word)).length;
  return described
    .flat()
    .filter(({ operation }) => isFirst || operation.source !== undefined)
    .toSorted((a, b) => scoreOf(b.words.name) - scoreOf(a.words.name) || rankOf(a) - rankOf(b) || byMain(a, b))
    .map(({ operation, words: said }) => ({ op: operation.id, name: said.name, about: said.sentence, input: {} }));
}

interface PickerProps {
  /** The value so far; undefined where there is none. */
  readonly value: string | undefined;
  readonly isFirst: boolean;
  readonly onPick: (op: string, input: Details) => void;
  readonly onClose: () => void;
  /** Below the search: what else can be chosen. */
  readonly children?: ReactNode;
}

/** Finds an operation to add: first those that fit the value, then those that a query finds. */
export function Picker({ value, isFirst, onPick, onClose, children }: PickerProps) {
  const t = useText(words);
  const shell = useShellText();
  const language = useLanguage();
  const names = useToolNames();
  const [query, setQuery] = useState('');
  const [fits, setFits] = useState<readonly Offer[]>([]);
  /** Without offers where they could not be loaded. */
  const [found, setFound] = useState<{ readonly query: string; readonly offers?: readonly Offer[] }>();
  useEffect(() => {
    let isWanted = true;
    (value ? fitting(value, language) : Promise.resolve([])).then((offers) => isWanted && setFits(offers), trace);
    return () => {
      isWanted = false;
    };
  }, [value, language]);
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let isWanted = true;
    searchOffers(query.trim(), language, isFirst).then(
      (offers) => isWanted && setFound({ query, offers }),
      (error: unknown) => {
        trace(error);
        if (isWanted) setFound({ query });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [query, language, isFirst]);

  const group = (title: string, offers: readonly Offer[]) =>
    offers.length > 0 && (
      <section aria-label={title}>
        <h3>{title}</h3>
        {offers.map(({ op, name, about, input }) => (
          <button key={op} type="button" data-offer onClick={() => onPick(op, input)}>
            <b>{name}</b>
            <span>{names[toolOf(op)]}</span>
            <small>{about}</small>
          </button>
        ))}
      </section>
    );
  const isSearching = query.trim() !== '';
  const isFound = found?.query === query;
  const offers = (isSearching && isFound && found.offers) || [];
  const nothing = isFound ? (found.offers ? t('nothing') : shell('chunkTitle')) : t('searching');
  /** Enter may come before what it is pressed for is shown. */
  const pickFirst = async (): Promise<void> => {
    const shown = isSearching ? offers : fits;
    const [first] = isSearching && !isFound ? await searchOffers(query.trim(), language, isFirst) : shown;
    if (first) onPick(first.op, first.input);
  };
  return (
    <Modal open title={t('add')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go from one button to the next */}
      <div className={styles.picker} onKeyDown={moveFocus}>
        <InputText
          label={t('add')}
          labelHidden
          icon="search"
          autofocus
          rawText
          placeholder={t('addHint')}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Else it presses the button that gets the focus back, too.
            event.preventDefault();
            pickFirst().catch(trace);
          }}
        />
        {children}
        <div className={styles.offers}>
          {!isSearching && group(t('recognised'), fits)}
          {group(t('found'), offers)}
          {isSearching && offers.length === 0 && <p>{nothing}</p>}
        </div>
      </div>
    </Modal>
  );
}
