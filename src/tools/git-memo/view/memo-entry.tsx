import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import type { Entry, Warning } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { anchorOf } from './anchors.ts';
import { Command } from './command.tsx';
import type { ValuesProps } from './draft.ts';
import { Marked } from './marked.tsx';

interface MemoEntryProps extends ValuesProps {
  readonly entry: Entry;
  readonly query: string;
}

/** What a command does, the command, and a sign where it destroys. */
export function MemoEntry({ entry, query, values, onChange }: MemoEntryProps) {
  const t = useText(text);
  const anchor = anchorOf(entry);
  const prose = entry.text[t.language].replace(/"([^"]*)"/g, '“$1”');
  return (
    <article id={anchor} className={styles.entry} tabIndex={-1}>
      <p className={styles.explanation}>
        <span>
          <Marked text={prose} query={query} /> {entry.warning && <WarningSign warning={entry.warning} />}
        </span>
        <a
          className={styles.anchor}
          href={`#${anchor}`}
          aria-label={t('link.name', { id: entry.id })}
          title={t('link.name', { id: entry.id })}
        >
          <Icon name="link" size={15} />
        </a>
      </p>
      <Command command={entry.command} query={query} values={values} onChange={onChange} />
    </article>
  );
}

function WarningSign({ warning }: { readonly warning: Warning }) {
  const t = useText(text);
  return (
    <Tooltip text={t(warning)}>
      {(described) => (
        <button type="button" className={styles.sign} {...described}>
          <Badge tone={warning === 'loses-work' ? 'danger' : 'warning'}>{t(`${warning}.short`)}</Badge>
        </button>
      )}
    </Tooltip>
  );
}
