import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { useShellText } from '../messages/messages.ts';
import { go } from '../navigation.ts';
import { isContent } from '../recognise/taken.ts';
import styles from './home.module.css';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The best match, which Enter opens; undefined while it is looked for, empty where there is none. */
  readonly first: string | undefined;
}

/** The one field of the home page: what is typed is searched, what is pasted is recognized. */
export function SearchField({ query, onQuery, first }: SearchFieldProps) {
  const t = useShellText();
  /** The query that Enter was pressed for before its best match was known. */
  const [entered, setEntered] = useState<string>();
  useEffect(() => {
    if (entered !== query || first === undefined) return;
    // What is found later, in another category, nobody asked for.
    // oxlint-disable-next-line react/set-state-in-effect -- the Enter is used up by what it opens
    setEntered(undefined);
    if (first !== '') void go(`/${first}`);
  }, [entered, query, first]);
  /** A pasted line, shown while it is not known yet whether it is searched for. */
  const [line, setLine] = useState<string>();
  /** How often something was typed or pasted. */
  const turn = useRef(0);
  const shown = line ?? query;
  const write = (text: string): void => {
    turn.current += 1;
    setLine(undefined);
    onQuery(text);
  };
  const take = (pasted: string): void => {
    turn.current += 1;
    const own = turn.current;
    const isLast = (): boolean => own === turn.current;
    setLine(isContent(pasted) ? undefined : pasted.trim());
    import('../recognise/take-pasted.ts')
      .then(({ takePasted }) => takePasted(pasted, write, isLast))
      .catch(() => isLast() && write(pasted))
      .finally(() => isLast() && setLine(undefined));
  };
  const paste = async (): Promise<void> => {
    try {
      take(await navigator.clipboard.readText());
    } catch {
      // Refused, or no such thing on plain HTTP: by the keyboard it works everywhere.
      toast(t('pasteRefused'));
    }
  };
  return (
    <div className={styles.search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        data-main=""
        data-search=""
        value={shown}
        aria-label={t('filterLabel')}
        // Its whole name does not fit on a phone in every language.
        placeholder={t('filterHint')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          setEntered(undefined);
          write(event.target.value);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing && shown.trim() !== '') setEntered(shown);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const isPart = (selectionEnd ?? 0) - (selectionStart ?? 0) < value.length;
          // A line pasted between typed words is one of them.
          if (pasted === '' || (isPart && !/[\r\n]/.test(pasted))) return;
          event.preventDefault();
          take(pasted);
        }}
      />
      <Button
        className={styles.paste}
        variant="line"
        icon="clipboard-paste"
        label={t('paste')}
        onClick={() => void paste()}
      >
        <span>{t('paste')}</span>
      </Button>
    </div>
  );
}
