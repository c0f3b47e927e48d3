import { useState } from 'react';
import { MenuButton } from './menu-button.tsx';
import { MenuItem } from './menu.tsx';

export function Demo() {
  const [chosen, choose] = useState('');
  return (
    <>
      <MenuButton variant="line" size="medium" label="More">
        <MenuItem icon="rotate-cw" onSelect={() => choose('Reset')}>
          Reset
        </MenuItem>
        <MenuItem icon="maximize" hint="F" onSelect={() => choose('Full window')}>
          Full window
        </MenuItem>
        <MenuItem icon="download" disabled onSelect={() => choose('Install')}>
          Install
        </MenuItem>
      </MenuButton>
      <output>{chosen}</output>
    </>
  );
}
