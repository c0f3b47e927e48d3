import { lazy, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useShellText } from '../messages/messages.ts';
import { Part } from '../part.tsx';
import styles from './tool-page.module.css';

const loadMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }));

/** The menu of what can be done with a tool beside using it; its content is loaded when it is pointed at. */
export function MoreActions({ id }: { readonly id: string }) {
  const t = useShellText();
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.anchor}>
      <Button
        variant="line"
        icon="ellipsis"
        label={t('more')}
        aria-haspopup="menu"
        aria-expanded={open}
        // A menu that cannot be loaded says so when it is opened.
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Part onError={() => setOpen(false)}>
          <DeferredSuspense>
            <MoreMenu id={id} onClose={() => setOpen(false)} />
          </DeferredSuspense>
        </Part>
      )}
    </span>
  );
}
