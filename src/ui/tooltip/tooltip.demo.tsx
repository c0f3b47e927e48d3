import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

export function Demo() {
  return (
    <Tooltip text="Longer than the key: the rest of it would be ignored by bcrypt.">
      {(described) => (
        <Button variant="line" {...described}>
          72 bytes
        </Button>
      )}
    </Tooltip>
  );
}
