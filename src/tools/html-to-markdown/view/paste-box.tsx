import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface PasteBoxProps {
  readonly onPaste: (html: string) => void;
  /** Shows the HTML again. */
  readonly onLeave: () => void;
}

/** Takes what is pasted as HTML; nothing of it is put into the page. */
export function PasteBox({ onPaste, onLeave }: PasteBoxProps) {
  const t = useText(text);
  return (
    <Pane
      name={t('paste.label')}
      main
      actions={
        <Button variant="quiet" size="small" onClick={onLeave}>
          {t('paste.leave')}
        </Button>
      }
    >
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
