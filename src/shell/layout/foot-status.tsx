import type { ReactNode } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useDevice } from '../device.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './menu.module.css';

/** What the browser says: whether everything works offline or could, and that the site can be installed. */
export function FootStatus({ version }: { readonly version: ReactNode }) {
  const t = useShellText();
  const { offline, install } = useDevice();
  return (
    <>
      <p>
        {version}
        {offline === 'ready' && (
          <span className={styles.ready}>
            <Icon name="check" size={12} />
            {t('readyOffline')}
          </span>
        )}
      </p>
      {offline === 'keeping' && <p role="status">{t('keepingOffline')}</p>}
      {typeof offline === 'object' && (
        <Button variant="line" size="small" icon="download" onClick={offline.accept}>
          {t('keepOffline', { size: formatBytes(offline.bytes, t.language) })}
        </Button>
      )}
      {install && (
        <Button variant="line" size="small" icon="monitor-down" onClick={install}>
          {t('install')}
        </Button>
      )}
    </>
  );
}
