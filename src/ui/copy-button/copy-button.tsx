import { Button, type ButtonProps } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { Swap } from '../swap/swap.tsx';
import { words } from '../words.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'title' | 'ref'> {
  /** A function is asked when the button is pressed, for texts that cost something to make. */
  readonly text: string | (() => string);
  /** "Copy" unless told. */
  readonly label?: string | undefined;
  /** Only the icon shows; the label is its name. */
  readonly iconOnly?: boolean | undefined;
  /** What a screen reader is told then; "Copied" unless told. */
  readonly done?: string | undefined;
  /** True when there is nothing to copy, unless told. */
  readonly disabled?: boolean | undefined;
}

/** Copies a text; its icon is a check and its word "Copied" for 1500 ms, in the same room. */
export function CopyButton({ text, label, iconOnly, done, disabled = text === '', ...look }: CopyButtonProps) {
  const t = useText(words);
  const { copied, copy } = useCopy(done);
  const name = label ?? t('copy');
  const shared = {
    variant: 'quiet',
    size: 'small',
    ...look,
    disabled,
    onClick: () => void copy(typeof text === 'function' ? text() : text),
  } as const;
  if (iconOnly) return <Button {...shared} icon={copied ? 'check' : 'copy'} label={name} />;
  return (
    <Button {...shared}>
      <Swap
        sides={[
          { icon: 'copy', text: name },
          { icon: 'check', text: t('copied') },
        ]}
        flipped={copied}
      />
    </Button>
  );
}
