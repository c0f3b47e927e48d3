import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import type { Level, Message } from '../engine/messages.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface MessagesProps {
  readonly messages: readonly Message[];
  /** Marks the word that a message speaks of. */
  readonly onPick: (message: Message) => void;
}

const levelIcon = { error: 'circle-alert', warning: 'triangle-alert', info: 'info' } as const;
const longNames: Readonly<Record<string, string>> = { '-P': 'publish-all' };

/** What became of the flags: errors, warnings, and notes that are folded. */
export function Messages({ messages, onPick }: MessagesProps) {
  const t = useText(text);
  const of = (level: Level): readonly Message[] => messages.filter((message) => message.level === level);
  const serious = [...of('error'), ...of('warning')];
  const notes = of('info');
  return (
    <Panel label={t(serious.length > 0 ? 'messages.title' : 'messages.notes')}>
      {serious.length > 0 && (
        <>
          <PanelRow>
            <PanelTitle>{t('messages.title')}</PanelTitle>
          </PanelRow>
          <List messages={serious} onPick={onPick} />
        </>
      )}
      {notes.length > 0 && (
        <Disclosure label={t('notes', { count: notes.length })}>
          <List messages={notes} onPick={onPick} />
        </Disclosure>
      )}
    </Panel>
  );
}

function List({ messages, onPick }: MessagesProps) {
  const t = useText(text);
  const sentence = ({ code, flag }: Message): string => {
    const name = flag === null ? '' : (longNames[flag] ?? flag.replace(/^-+/, ''));
    const special = `note.${code}.${name}`;
    const key = t.has(special) ? special : `note.${code}`;
    return t(key as 'note.unknown-flag', { flag: flag ?? '' });
  };
  return (
    <ul className={styles.messages}>
      {messages.map((message, at) => (
        // A message is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <button type="button" className={styles.message} data-level={message.level} onClick={() => onPick(message)}>
            <Icon name={levelIcon[message.level]} size={15} />
            <span>{sentence(message)}</span>
            <span className={styles.about}>
              {message.service !== null && <bdi>{message.service}</bdi>}
              {message.service !== null && ' · '}
              {t('where.line', { line: message.line })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
