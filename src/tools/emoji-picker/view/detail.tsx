import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { describe } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { canDraw } from './can-draw.ts';

const escapes = ['javascript', 'utf16', 'html', 'css', 'python', 'utf8', 'url'] as const;

/** Everything about the emoji that is pointed at or has the focus; a hint until then. */
export function Detail({ emoji }: { readonly emoji: string }) {
  const t = useText(text);
  const enabled = emoji !== '';
  const own = useOperation(describe, { emoji, locale: t.language }, { enabled });
  const other = useOperation(describe, { emoji, locale: t.language === 'en' ? 'fr' : 'en' }, { enabled });
  const about = own.value;
  if (!enabled || !about) return <p className={styles.hint}>{t('hint')}</p>;
  const facts = [
    about.codePoints.join(' '),
    about.shortcodes.map((shortcode) => `:${shortcode}:`).join(' '),
    t('version', { version: about.version.toFixed(1) }),
    canDraw(about.emoji) ? '' : t('newer'),
  ];
  return (
    <section className={styles.detail} aria-label={t('detail')}>
      <span className={styles.glyph}>{about.emoji}</span>
      <div className={styles.about}>
        <h2 className={styles.name}>
          {about.name}
          <span lang={t.language === 'en' ? 'fr' : 'en'} className={styles.other}>
            {other.value?.name}
          </span>
        </h2>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={styles.copies}>
          <CopyButton text={about.emoji} />
          <CopyButton text={about.codePoints.join(' ')} label={t('codePoints')} />
          {escapes.map((name) => (
            <CopyButton key={name} text={about.escapes[name]} label={t(`escape.${name}`)} />
          ))}
        </div>
      </div>
    </section>
  );
}
