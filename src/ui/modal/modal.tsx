import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Announcer } from '../announce.ts';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './modal.module.css';
import { showModal } from './show-modal.ts';

export interface ModalProps {
  readonly open: boolean;
  /** Escape, a click outside and the Close button ask for it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, at the end of the line. */
  readonly footer?: ReactNode;
}

/**
 * A dialog over the page, which stands still behind it; the focus returns to where it was.
 *
 * @example
 * ```tsx
 * <Modal open={isOpen} onClose={close} title="Copy link" footer={<Button onClick={close}>Cancel</Button>}>
 *   <InputText label="Address" autofocus value={address} onChange={setAddress} />
 * </Modal>
 * ```
 */
export function Modal({ open, onClose, title, children, footer }: ModalProps) {
  const t = useText(words);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect, since a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const close = showModal(element);
    heading.current?.focus();
    return close;
  }, [open]);

  // The browser closes it by itself when Escape is pressed twice.
  useEffect(() => {
    const element = dialog.current;
    const closed = () => element?.open === false && open && onClose();
    element?.addEventListener('close', closed);
    return () => element?.removeEventListener('close', closed);
  }, [open, onClose]);

  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file input inside sends the same event up.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <Button size="small" variant="quiet" icon="x" label={t('close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
          <Announcer />
        </div>
      )}
    </dialog>
  );
}
