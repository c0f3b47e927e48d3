import { lazy, Suspense } from 'react';
import { hrefOf } from '#ui/base-path.ts';
import { Boundary } from '#ui/boundary/boundary.tsx';
import { config } from '../config.ts';
import { useDevice } from '../device.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './menu.module.css';

const FootStatus = lazy(async () => ({ default: (await import('./foot-status.tsx')).FootStatus }));

/** Privacy, version, and what the browser says, once it does. */
export function MenuFoot() {
  const t = useShellText();
  const saysNothing = useDevice(({ offline, install }) => offline === 'unknown' && !install);
  const version = <span>{config['app.version']}</span>;
  const alone = <p>{version}</p>;
  return (
    <footer className={styles.foot}>
      <a href={hrefOf('/about#privacy')}>{t('private')}</a>
      {saysNothing ? (
        alone
      ) : (
        <Boundary fallback={() => alone}>
          <Suspense fallback={alone}>
            <FootStatus version={version} />
          </Suspense>
        </Boundary>
      )}
    </footer>
  );
}
