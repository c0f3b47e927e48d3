import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { InputText } from '../input-text/input-text.tsx';
import { Modal } from './modal.tsx';

export function Demo() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('https://example.org/hash-text#text=Hello');
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" icon="link" onClick={() => setOpen(true)}>
        Copy link
      </Button>
      <Modal
        open={open}
        onClose={close}
        title="Copy link"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <CopyButton text={text} variant="primary" size="medium" />
          </>
        }
      >
        <InputText label="Address" hint="Exactly this is in the link." autofocus value={text} onChange={setText} />
      </Modal>
    </>
  );
}
