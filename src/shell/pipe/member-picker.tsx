import { useState } from 'react';
import { membersOf } from '#run/pipe/members.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { moveFocus } from './move-focus.ts';
import styles from './pipe.module.css';
import { words } from './words.ts';

interface MemberPickerProps {
  /** The value whose members are offered. */
  readonly value: unknown;
  /** `undefined` for the whole value. */
  readonly onPick: (pointer: string | undefined) => void;
  readonly onClose: () => void;
}

/** Finds the member of a value that goes on to the next step. */
export function MemberPicker({ value, onPick, onClose }: MemberPickerProps) {
  const t = useText(words);
  const [query, setQuery] = useState('');
  const [members] = useState(() => membersOf(value));
  const wanted = query.trim().toLowerCase();
  const found = members.filter(({ pointer, preview }) => `${pointer} ${preview}`.toLowerCase().includes(wanted));
  return (
    <Modal open title={t('pick')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go from one button to the next */}
      <div className={styles.picker} onKeyDown={moveFocus}>
        <InputText
          label={t('pick')}
          labelHidden
          icon="search"
          autofocus
          rawText
          placeholder={t('memberHint')}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || wanted === '' || !first) return;
            // Else it presses the button that gets the focus back, too.
            event.preventDefault();
            onPick(first.pointer);
          }}
        />
        <div className={styles.offers}>
          {wanted === '' && (
            <button type="button" data-offer onClick={() => onPick(undefined)}>
              <b>{t('wholeValue')}</b>
            </button>
          )}
          {found.map(({ pointer, preview }) => (
            <button key={pointer} type="button" data-offer onClick={() => onPick(pointer)}>
              <code>{pointer}</code>
              <small>{preview}</small>
            </button>
          ))}
          {found.length === 0 && <p>{t('noMember')}</p>}
        </div>
      </div>
    </Modal>
  );
}
