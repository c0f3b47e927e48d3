import { useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { leaveFullWindow } from '../full-window.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './layout.module.css';

/** The way back from the full window, for the pointer and for Escape. */
export function LeaveFullWindow() {
  const t = useShellText();
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) leaveFullWindow();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <Button
      className={styles.leave}
      variant="line"
      size="small"
      icon="minimize"
      label={t('leaveFullWindow')}
      onClick={leaveFullWindow}
    >
      F
    </Button>
  );
}
