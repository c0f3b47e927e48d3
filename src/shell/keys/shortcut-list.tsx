import { useShellText } from '../messages/messages.ts';
import styles from './shortcut-list.module.css';

/** The labels of the keys, in each language. */
const shortcuts = [
  [{ en: 'Ctrl K / ⌘ K', fr: 'Ctrl K / ⌘ K' }, 'about.key.palette'],
  [{ en: '/', fr: '/' }, 'about.key.search'],
  [{ en: '?', fr: '?' }, 'about.key.keys'],
  [{ en: 'F', fr: 'F' }, 'about.key.full'],
  [{ en: 'Alt C', fr: 'Alt C' }, 'about.key.copy'],
  [{ en: 'Alt 1 … 9', fr: 'Alt 1 … 9' }, 'about.key.favorite'],
  [{ en: '↑ ↓ Home End', fr: '↑ ↓ Début Fin' }, 'about.key.move'],
  [{ en: 'Enter', fr: 'Entrée' }, 'about.key.open'],
  [{ en: 'Ctrl Enter', fr: 'Ctrl Entrée' }, 'about.key.newTab'],
  [{ en: 'Esc', fr: 'Échap' }, 'about.key.close'],
] as const;

/** The keys of the application and what they do. */
export function ShortcutList() {
  const t = useShellText();
  return (
    <dl className={styles.list}>
      {shortcuts.map(([keys, meaning]) => (
        <div key={meaning}>
          <dt>
            <kbd>{keys[t.language]}</kbd>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
