import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { describe } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { canDraw } from './can-draw.ts';

const escapes = ['javascript', 'utf16', 'html', 'css', 'python', 'utf8', 'url'] as const;

interface DetailProps {
  readonly emoji: string;
  /** Nobody has pointed at it: the names in the other language are not loaded for it, and a hint stands beside it. */
  readonly isExample: boolean;
}

/** Everything about the emoji that is pointed at or has the focus, or about the first one. */
export function Detail({ emoji, isExample }: DetailProps) {
  const t = useText(text);
  const { copy } = useCopy();
  const enabled = emoji !== '';
  const own = useOperation(describe, { emoji, locale: t.language }, { enabled });
  const other = useOperation(
    describe,
    { emoji, locale: t.language === 'en' ? 'fr' : 'en' },
    { enabled: enabled && !isExample },
  );
  const about = own.value;
  if (!enabled || !about) return null;
  const facts = [
    about.codePoints.join(' '),
    about.shortcodes.map((shortcode) => `:${shortcode}:`).join(' '),
    t('version', { version: about.version.toFixed(1) }),
    canDraw(about.emoji) ? '' : t('newer'),
  ];
  return (
    <section className={styles.detail} aria-label={t('detail')} data-example={isExample || undefined}>
      <span className={styles.glyph}>{about.emoji}</span>
      <div className={styles.about}>
        <h2 className={styles.name}>
          {about.name}
          <span lang={t.language === 'en' ? 'fr' : 'en'} className={styles.other}>
            {!isExample && other.value?.name}
          </span>
        </h2>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={styles.copies}>
          <CopyButton text={about.emoji} variant="primary" />
          <CopyButton text={about.codePoints.join(' ')} label={t('codePoints')} />
          <MenuButton label={t('escapes')}>
            {escapes.map((name) => (
              <MenuItem key={name} icon="copy" onSelect={() => void copy(about.escapes[name])}>
                {t(`escape.${name}`)}
              </MenuItem>
            ))}
          </MenuButton>
        </div>
      </div>
      {isExample && <p className={styles.hint}>{t('hint')}</p>}
    </section>
  );
}
