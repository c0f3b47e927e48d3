import { localeOf } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { classes, setgid, setuid, sticky } from '../engine/mode.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const permissions = ['read', 'write', 'execute'] as const;

/** What the mode means, in sentences. */
export function Meaning({ mode }: { readonly mode: number }) {
  const t = useText(text);
  const list = new Intl.ListFormat(localeOf[t.language], { type: 'conjunction' });
  const sentences = classes.map(({ name, shift }) => {
    const held = permissions.filter((_, index) => (mode >> shift) & (4 >> index));
    return t('may', {
      class: t(name),
      permissions: held.length > 0 ? list.format(held.map((each) => t(`may.${each}`))) : t('may.nothing'),
    });
  });
  if (mode & setuid) sentences.push(t(mode & 0o100 ? 'setuid.effective' : 'setuid.idle'));
  if (mode & setgid) sentences.push(t(mode & 0o010 ? 'setgid.effective' : 'setgid.idle'));
  if (mode & sticky) sentences.push(t('sticky.effective'));
  return (
    <ul className={styles.meaning} aria-label={t('meaning')} aria-live="polite">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
