import { hrefOf } from '#ui/base-path.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toolOf } from '../catalogue.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { useRecents } from '../stores/recents.ts';
import styles from './home.module.css';

/** The tools opened last, in one row; the script in the page's head keeps its room. */
export function Recents() {
  const t = useShellText();
  const names = useToolNames();
  const tools = useRecents((state) => state.ids).flatMap((id) => toolOf(id) ?? []);
  return (
    <nav className={styles.recents} aria-label={t('palette.recents')}>
      {tools.map(({ id, icon }) => (
        <a key={id} href={hrefOf(`/${id}`)}>
          <Icon name={icon} size={15} />
          {names[id] ?? id}
        </a>
      ))}
    </nav>
  );
}
