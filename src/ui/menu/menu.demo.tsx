import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem } from './menu.tsx';

export function Demo() {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState('');
  return (
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <Button variant="line" icon="ellipsis" label="More" aria-haspopup="menu" onClick={() => setOpen(!open)} />
      {open && (
        <Menu label="More" onClose={() => setOpen(false)}>
          <MenuItem icon="rotate-cw" onSelect={() => choose('Reset')}>
            Reset
          </MenuItem>
          <MenuItem icon="maximize" hint="F" onSelect={() => choose('Full window')}>
            Full window
          </MenuItem>
          <MenuItem icon="download" disabled onSelect={() => choose('Install')}>
            Install
          </MenuItem>
        </Menu>
      )}
      <output>{chosen}</output>
    </span>
  );
}
