import type { Ref } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface PasteBoxProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly onPaste: (html: string) => void;
  /** Shows the HTML again. */
  readonly onLeave: () => void;
}

/** Input Events, Level 2, section 4.1.2. */
const pasted: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

/** Takes what is pasted as HTML; nothing of it is put into the page. */
export function PasteBox({ ref, onPaste, onLeave }: PasteBoxProps) {
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
        ref={ref}
        className={styles.box}
        aria-label={t('paste.label')}
        placeholder={t('paste.hint')}
        data-pastes=""
        value=""
        onChange={({ target, nativeEvent }) => {
          // A letter that is typed here must not replace the HTML.
          if (nativeEvent instanceof InputEvent && pasted.has(nativeEvent.inputType)) onPaste(target.value);
        }}
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
