import { useState } from 'react';
import { shortQuote } from '#core/error-message.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useShellText } from '../messages/messages.ts';
import styles from './tool-page.module.css';

/** Says which values of a shared link were ignored. */
export function LinkNotice({ ignored }: { readonly ignored: readonly string[] }) {
  const t = useShellText();
  const [dismissed, dismiss] = useState<readonly string[]>();
  if (ignored === dismissed) return null;
  const names = ignored.slice(0, 5).map(shortQuote);
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        action={
          <Button size="small" onClick={() => dismiss(ignored)}>
            {t('dismiss')}
          </Button>
        }
      >
        {t('fragmentIgnored', { count: ignored.length, names: names.join(', ') })}
      </Alert>
    </div>
  );
}
