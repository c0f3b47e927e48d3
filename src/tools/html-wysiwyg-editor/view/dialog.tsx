import { getMarkRange, type Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { addressOf } from './picture-file.ts';
import { TableGrid, type TableSize } from './table-grid.tsx';

export type DialogName = 'link' | 'image' | 'table';

interface DialogProps {
  readonly name: DialogName;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const picture = /^data:image\/(?:png|gif|jpeg|webp|avif);/;
const allowed = /^(?:(?:https?|mailto|tel|sms|ftp):|[/#?.]|[^:]*$)/i;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The whole link that the caret is in, else what is selected. */
function linkAt(editor: Editor): Range {
  const { doc, schema, selection } = editor.state;
  const type = schema.marks['link'];
  return (selection.empty && type && getMarkRange(doc.resolve(selection.from), type)) || selection;
}

/** Asks what to insert: a link, an image, a table. */
export function InsertDialog({ name, editor, onClose }: DialogProps) {
  const t = useText(text);
  const ui = useText(words);
  // As it is when the dialog opens: HTML that was typed just before may still replace the document.
  const [{ from, to, selected }] = useState(() => {
    const { from, to } = name === 'link' ? linkAt(editor) : editor.state.selection;
    return { from, to, selected: editor.state.doc.textBetween(from, to, ' ') };
  });
  const [label, setLabel] = useState(selected);
  const [address, setAddress] = useState(name === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '');
  const [blank, setBlank] = useState(editor.getAttributes('link')['target'] === '_blank');
  const [size, setSize] = useState({ rows: 3, columns: 3 });
  const [tooLarge, setTooLarge] = useState(false);
  const isPicture = name === 'image' && picture.test(address);
  const isAllowed = address !== '' && (isPicture || allowed.test(address.trim()));
  const insertTable = ({ rows, columns }: TableSize): void => {
    editor.chain().focus().insertTable({ rows, cols: columns, withHeaderRow: true }).run();
    onClose();
  };
  const insert = (): void => {
    if (name === 'table') return insertTable(size);
    const chain = editor.chain().focus();
    if (name === 'image') chain.setImage({ src: address.trim(), alt: label }).run();
    else {
      const attrs = { href: address.trim(), target: blank ? '_blank' : null };
      chain.setTextSelection({ from, to });
      // A text that stays keeps its other marks.
      if (label !== '' && label === selected) chain.setLink(attrs).run();
      else chain.insertContent({ type: 'text', text: label || attrs.href, marks: [{ type: 'link', attrs }] }).run();
    }
    onClose();
  };
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isAllowed) return;
    event.preventDefault();
    insert();
  };
  const { open, fault } = useReading(
    ([file]) => addressOf(file),
    (found) => {
      setTooLarge(found === undefined);
      if (found !== undefined) setAddress(found);
    },
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`command.${name}`)}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" disabled={name !== 'table' && !isAllowed} onClick={insert}>
            {t('insert')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {name === 'table' ? (
          <TableGrid size={size} onSize={setSize} onPick={insertTable} />
        ) : (
          <>
            <InputText
              label={t('address')}
              placeholder="https://example.com"
              value={address}
              onChange={setAddress}
              error={address !== '' && !isAllowed ? t(`address.refused.${name}`) : undefined}
              rawText
              autofocus
              onKeyDown={enter}
            />
            <InputText
              label={t(name === 'link' ? 'link.text' : 'image.alt')}
              placeholder=""
              value={label}
              onChange={setLabel}
              onKeyDown={enter}
            />
          </>
        )}
        {name === 'link' && <Switch label={t('link.blank')} checked={blank} onChange={setBlank} />}
        {name === 'image' && (
          <>
            <OpenButton
              accept="image/png,image/gif,image/jpeg,image/webp,image/avif"
              variant="line"
              onFiles={(files) => {
                setTooLarge(false);
                open(files);
              }}
            />
            {fault}
            {tooLarge && <p>{t('image.large')}</p>}
          </>
        )}
      </div>
    </Modal>
  );
}
