import { Button, type ButtonProps } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { ToggleLabel } from '../toggle-label/toggle-label.tsx';
import { words } from '../words.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'className' | 'title' | 'ref' | 'aria-label' | 'stale'
> {
  /** A function is called when the button is pressed, for texts that are expensive to make. */
  readonly text: string | (() => string);
  /** "Copy" by default. */
  readonly label?: string | undefined;
  /** Shows only the icon; the label is its accessible name. */
  readonly iconOnly?: boolean | undefined;
  /** The announcement for screen readers; "Copied" by default. */
  readonly done?: string | undefined;
  /** Whether there is nothing to copy; derived from the text by default. */
  readonly disabled?: boolean | undefined;
}

/**
 * Copies a text; its icon is a check and its word "Copied" for 1500 ms, in the same room.
 *
 * @example
 * ```tsx
 * <CopyButton text={digest} iconOnly label="Copy the digest" />
 * ```
 */
export function CopyButton({ text, label, iconOnly, done, disabled = text === '', ...look }: CopyButtonProps) {
  const t = useText(words);
  const { copied, copy } = useCopy(done);
  const name = label ?? t('copy');
  const shared = {
    variant: 'quiet',
    size: 'small',
    ...look,
    disabled,
    'data-copy': '',
    onClick: () => void copy(typeof text === 'function' ? text() : text),
  } as const;
  if (iconOnly) return <Button {...shared} icon={copied ? 'check' : 'copy'} label={name} />;
  return (
    <Button {...shared}>
      <ToggleLabel
        sides={[
          { icon: 'copy', text: name },
          { icon: 'check', text: t('copied') },
        ]}
        flipped={copied}
      />
    </Button>
  );
}
