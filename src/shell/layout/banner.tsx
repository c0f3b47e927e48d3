import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { config, hostWords } from '../config.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './layout.module.css';

/** The announcement above the top bar, when the configuration asks for it; gone until the next visit once dismissed. */
export function Banner() {
  const t = useShellText();
  const [shown, setShown] = useState<boolean>(config.showBanner);
  if (!shown) return null;
  return (
    <div className={styles.banner} role="status">
      <span>{hostWords.banner?.[t.language] ?? t('banner')}</span>
      <Button size="small" icon="x" label={t('dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}
