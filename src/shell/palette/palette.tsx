import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { showModal } from '#ui/modal/show-modal.ts';
import hiding from '#ui/visually-hidden.module.css';
import { useShellText } from '../messages/messages.ts';
import { lineOf } from '../recognise/result-line.ts';
import { isContent } from '../recognise/taken.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';
import { useActions } from './use-actions.ts';
import { useAnswer } from './use-answer.ts';
import { useLooks } from './use-looks.ts';
import { type Row, useResults } from './use-results.ts';

export interface PaletteProps {
  /** What was typed or pasted before the palette had loaded; Enter is a line break. */
  readonly typed: string;
  /** The tool whose page is shown. */
  readonly toolId: string | undefined;
  readonly onClose: () => void;
  readonly navigate: (path: string) => void;
}

/** The keys that do something with a row. */
function Keys({ row }: { readonly row: Row | undefined }) {
  const t = useShellText();
  const isPage = !row || row.path !== undefined;
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd>{' '}
      {row?.open ? (
        <>
          {t('palette.copy')} <kbd>Tab</kbd> {t('palette.openTool')}
        </>
      ) : (
        t(isPage ? 'palette.open' : 'palette.choose')
      )}
      {isPage && (
        <>
          {' '}
          <kbd>Ctrl ↵</kbd> {t('palette.newTab')}
        </>
      )}
    </p>
  );
}

/** The command palette: a combobox in a dialog over the page, which gets the focus back when it closes. */
export function Palette({ typed, toolId, onClose, navigate }: PaletteProps) {
  const t = useShellText();
  const id = useId();
  const listId = `${id}-list`;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const begun = isContent(typed) ? '' : typed.replaceAll('\n', '');
  const [query, setQuery] = useState(begun);
  const [position, setPosition] = useState<number>();
  const [pasted, setPasted] = useState(isContent(typed) ? typed : undefined);
  /** The query that Enter was pressed for before anything was found. */
  const [entered, setEntered] = useState(begun.trim() !== '' && typed.endsWith('\n') ? begun : undefined);
  const results = useResults(query, useActions(toolId, navigate));
  const answer = useAnswer(pasted === undefined ? query : '');
  const looks = useLooks(query, pasted);
  const own = [...answer, ...looks.groups];
  const isSearch = pasted === undefined;
  // What only shares a word or two is noise beside an answer.
  const groups = isSearch && !(own.length > 0 && results.isVague) ? [...own, ...results.groups] : own;
  const isFirstMeant = own.length > 0 || (isSearch && results.isFirstMeant);
  const count = own.length > 0 ? undefined : results.count;
  const rows = groups.flatMap((group) => group.rows);
  const active = Math.min(position ?? (isFirstMeant ? 0 : -1), rows.length - 1);
  const activeRow = rows[active];
  const activeId = activeRow && optionId(listId, activeRow);

  // A layout effect, since a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = showModal(element);
    // The button for pasted content may come before it.
    element.querySelector('input')?.focus();
    return close;
  }, []);
  // The browser closes it by itself when Escape is pressed twice.
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('close', onClose);
    return () => element?.removeEventListener('close', onClose);
  }, [onClose]);
  // On a phone, Back leaves the page under it. (Drawing that page anew must not take this listener away.)
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const hear = (): void => leave();
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, []);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ path, run, open }: Row, inNewTab = false): void => {
    onClose();
    if (path === undefined) (inNewTab && open ? open : run)?.();
    else if (inNewTab) window.open(hrefOf(path), '_blank', 'noopener');
    else navigate(path);
  };
  const chooseEntered = useEffectEvent(() => {
    setEntered(undefined);
    if (activeRow) choose(activeRow);
  });
  const isAnswered = entered === query && (activeRow !== undefined || results.count !== undefined);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the Enter is used up by what it opens
    if (isAnswered) chooseEntered();
  }, [isAnswered]);
  const click = (row: Row, event: MouseEvent): void => {
    // The browser opens a link in a new tab or window by itself.
    if (row.path !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    choose(row);
  };

  const positionAfter = (key: string): number | undefined => {
    if (rows.length === 0) return undefined;
    if (key === 'ArrowDown') return (active + 1) % rows.length;
    if (key === 'ArrowUp') return active > 0 ? active - 1 : rows.length - 1;
    if (key === 'Home') return 0;
    return key === 'End' ? rows.length - 1 : undefined;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && query === '') setPasted(undefined);
    if (event.key === 'Tab' && !event.shiftKey && activeRow?.open) {
      event.preventDefault();
      choose(activeRow, true);
      return;
    }
    const next = positionAfter(event.key);
    const row = event.key === 'Enter' ? activeRow : undefined;
    // Not known yet: while nothing is typed, nothing is looked for.
    if (event.key === 'Enter' && isSearch && query.trim() !== '' && results.count === undefined) setEntered(query);
    if (next === undefined && !row) return;
    event.preventDefault();
    if (next !== undefined) setPosition(next);
    if (row) choose(row, event.ctrlKey || event.metaKey);
  };
  const isOutside = (event: MouseEvent): boolean => event.target === event.currentTarget;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.field}>
          <Icon name="search" size={18} />
          {pasted !== undefined && (
            <span className={styles.chip}>
              <span>{lineOf(pasted)}</span>
              <Button
                size="small"
                variant="quiet"
                icon="x"
                label={t('recognise.remove')}
                onClick={() => setPasted(undefined)}
              />
            </span>
          )}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opened by the user starts in its field
            autoFocus
            role="combobox"
            aria-label={t('palette.placeholder')}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            placeholder={t('palette.placeholder')}
            value={query}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setQuery(event.target.value);
              setEntered(undefined);
              setPosition(undefined);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              if (!isContent(text)) return;
              event.preventDefault();
              setPasted(text);
              setQuery('');
              setPosition(undefined);
            }}
            onKeyDown={press}
          />
          <Button size="small" variant="quiet" icon="x" label={t('dismiss')} onClick={onClose} />
        </div>
        {looks.isUnknown && <p className={styles.nothing}>{t('recognise.nothing')}</p>}
        {isSearch && count === 0 && <p className={styles.nothing}>{t('notFoundTools')}</p>}
        {results.failed && query !== '' && <p className={styles.nothing}>{t('chunkTitle')}</p>}
        <PaletteList
          id={listId}
          label={t('palette.title')}
          groups={groups}
          active={activeRow}
          onActivate={(row) => setPosition(rows.indexOf(row))}
          onChoose={click}
        />
        <Keys row={activeRow} />
        <output className={hiding.hidden}>{count === undefined ? '' : t('palette.count', { count })}</output>
      </div>
    </dialog>
  );
}
