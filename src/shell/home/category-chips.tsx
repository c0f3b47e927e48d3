import type { Category } from '#core/tool.ts';
import { catalogue } from '../catalogue.ts';
import { useShellText } from '../messages/messages.ts';
import styles from './home.module.css';

interface CategoryChipsProps {
  /** Undefined: all of them. */
  readonly chosen: Category | undefined;
  readonly onChoose: (category: Category | undefined) => void;
}

/** Narrows the cards to a category. */
export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const t = useShellText();
  const chips = [undefined, ...catalogue.groups.map(({ category }) => category)];
  return (
    <div className={styles.chips} role="group" aria-label={t('categories')}>
      {chips.map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category === undefined ? t('allCategories') : t(`category.${category}`)}
        </button>
      ))}
    </div>
  );
}
