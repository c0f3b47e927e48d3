import { Button } from '../button/button.tsx';
import demo from '../demo.module.css';
import { toast } from './toast.tsx';

export function Demo() {
  return (
    <div className={demo.row}>
      <Button variant="line" onClick={() => toast('Settings imported.')}>
        Toast
      </Button>
      <Button
        variant="line"
        onClick={() => toast('A new version is ready.', { label: 'Reload', onSelect: () => toast('Reloaded.') })}
      >
        With an action
      </Button>
      <Button variant="line" onClick={() => toast('It stays until it is closed.', undefined, { lasting: true })}>
        Lasting
      </Button>
    </div>
  );
}
