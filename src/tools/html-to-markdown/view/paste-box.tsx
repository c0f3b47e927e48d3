import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Takes what is pasted as HTML; nothing of it is put into the page. */
export function PasteBox({ onPaste }: { readonly onPaste: (html: string) => void }) {
  const t = useText(text);
  return (
    <Pane name={t('tab.paste')}>
      <textarea
        className={styles.box}
        aria-label={t('paste.label')}
        placeholder={t('paste.hint')}
        data-pastes=""
        value=""
        onChange={({ target }) => onPaste(target.value)}
        onPaste={(event) => {
          const html = event.clipboardData.getData('text/html');
          if (html === '') return;
          event.preventDefault();
          onPaste(html);
        }}
      />
    </Pane>
  );
}
