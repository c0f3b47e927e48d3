import type { Language } from '#core/text.ts';
import { useLanguage, useLanguageStore } from '#ui/hooks/language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { messagesOf, useShellText } from '../messages/messages.ts';
import { loadWords } from '../page-cache.ts';
import styles from './layout.module.css';

/** Loads the words first, then shows the page in them. Words that cannot be loaded leave it as it is. */
export async function chooseLanguage(language: Language): Promise<void> {
  const store = useLanguageStore.getState();
  try {
    await loadWords(language);
  } catch {
    toast(messagesOf(store.language).t('chunkTitle'));
    return;
  }
  store.choose(language);
}

export function LanguageSelect() {
  const t = useShellText();
  const language = useLanguage();
  return (
    <span className={styles.language}>
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="fr" lang="fr">
          Français
        </option>
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
