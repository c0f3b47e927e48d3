import { Button } from '../button/button.tsx';
import demo from '../demo.module.css';
import { Alert } from './alert.tsx';

export function Demo() {
  return (
    <div className={demo.tight}>
      <Alert>Times are shown in UTC.</Alert>
      <Alert tone="success">Signature verified (RS256).</Alert>
      <Alert tone="warning">MD5 is broken: anyone can make two files with the same digest.</Alert>
      <Alert
        tone="danger"
        action={
          <Button size="small" variant="line">
            Remove the comma
          </Button>
        }
      >
        <b>Line 3, column 14</b> Expected a key in double quotes, found a second comma.
      </Alert>
    </div>
  );
}
