import { Button } from '../button/button.tsx';
import { FileCard } from './file-card.tsx';

export function Demo() {
  return (
    <FileCard
      name="a-very-long-file-name-that-has-to-wrap-because-it-does-not-fit-into-one-line-of-a-phone.json"
      size={12_345_678}
      note="application/json"
      actions={
        <Button size="small" variant="line" icon="download">
          Download
        </Button>
      }
    />
  );
}
