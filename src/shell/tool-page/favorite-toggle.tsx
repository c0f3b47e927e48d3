import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useShellText } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import styles from './tool-page.module.css';

interface FavoriteToggleProps {
  readonly id: string;
  readonly name: string;
  readonly variant: 'line' | 'quiet';
  readonly className?: string | undefined;
  /** Its card is gone, and it had the focus. */
  readonly onGone?: () => void;
}

/** Adds a tool to the favorites or takes it out. On cards, where many stand together, `name` tells them apart. */
export function FavoriteToggle({ id, name, variant, className, onGone }: FavoriteToggleProps) {
  const t = useShellText();
  const favorite = useFavorites((state) => state.ids.includes(id));
  const toggle = useFavorites((state) => state.toggle);
  const label = favorite ? t('removeFavorite') : t('addFavorite');
  return (
    <Button
      variant={variant}
      label={label}
      aria-label={variant === 'line' ? label : `${label}: ${name}`}
      aria-pressed={favorite}
      className={classNames(styles.star, favorite && styles.on, className)}
      onClick={({ currentTarget }) => {
        // A section that comes up above must not take the card from under the pointer.
        const before = currentTarget.getBoundingClientRect().top;
        flushSync(() => toggle(id));
        if (currentTarget.isConnected) scrollBy(0, currentTarget.getBoundingClientRect().top - before);
        else onGone?.();
      }}
    />
  );
}
