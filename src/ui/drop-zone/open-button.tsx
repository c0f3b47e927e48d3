import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';

export interface OpenButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'title'> {
  readonly onFiles: (files: readonly File[]) => void;
  /** The accepted types, as in HTML: `.json,application/json`. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  /** "Open" by default. */
  readonly label?: string | undefined;
}

/**
 * A button that opens the file dialog.
 *
 * @example
 * ```tsx
 * <OpenButton onFiles={([file]) => open(file)} />
 * ```
 */
export function OpenButton({
  onFiles,
  accept,
  multiple,
  label,
  variant = 'quiet',
  size = 'small',
  disabled,
  title,
}: OpenButtonProps) {
  const t = useText(words);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon="folder-open"
        disabled={disabled}
        title={title}
        onClick={() => input.current?.click()}
      >
        {label ?? t('open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be opened again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
