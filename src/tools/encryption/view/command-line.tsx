import { useText } from '#ui/hooks/use-text.ts';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface CommandLineProps {
  readonly isAge: boolean;
  readonly command: string;
  readonly stale?: boolean;
}

/** The command of another program that opens the result. */
export function CommandLine({ isAge, command, stale = false }: CommandLineProps) {
  const t = useText(text);
  return (
    <div className={styles.command} data-stale={stale || undefined}>
      <span className={styles.label}>{t(isAge ? 'command.age' : 'command.label')}</span>
      <TextCopyable value={command} stale={stale} />
    </div>
  );
}
