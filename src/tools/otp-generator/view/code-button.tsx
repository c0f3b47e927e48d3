import { classNames } from '#ui/class-names.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ToggleLabel } from '#ui/toggle-label/toggle-label.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Groups of three, or of four when that divides better: `123 456`. The gap is drawn, so that the text is the code. */
function groupsOf(code: string): readonly string[] {
  const size = code.length % 3 === 0 ? 3 : code.length % 4 === 0 ? 4 : Math.ceil(code.length / 2);
  return code.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
}

/** Digits in their groups; each group is its place. */
function Groups({ code }: { readonly code: string }) {
  return groupsOf(code).map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
}

/** Holds the place of an unknown code: one dash per digit. */
export function NoCode({ digits }: { readonly digits: number }) {
  return (
    <span className={styles.code} aria-hidden>
      <span>
        <Groups code={'–'.repeat(digits)} />
      </span>
    </span>
  );
}

interface CodeButtonProps {
  readonly code: string;
  readonly large?: boolean;
  /** The code is that of an older input. */
  readonly stale?: boolean;
}

export function CodeButton({ code, large = false, stale = false }: CodeButtonProps) {
  const t = useText(text);
  const ui = useText(words);
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={classNames(styles.code, large && styles.large)}
      disabled={stale}
      onClick={() => void copy(code)}
    >
      <span className={hiding.hidden}>{t('code.copy', { code })}</span>
      <span aria-hidden>
        <Groups code={code} />
      </span>
      {large ? (
        <span className={styles.copy} aria-hidden>
          <ToggleLabel
            sides={[
              { icon: 'copy', text: ui('copy') },
              { icon: 'check', text: ui('copied') },
            ]}
            flipped={copied}
          />
        </span>
      ) : (
        <Icon name={copied ? 'check' : 'copy'} size={15} />
      )}
    </button>
  );
}
