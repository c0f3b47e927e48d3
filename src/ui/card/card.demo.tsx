import { Button } from '../button/button.tsx';
import demo from '../demo.module.css';
import { Card } from './card.tsx';

export function Demo() {
  return (
    <div className={demo.stack}>
      <Card
        title="Token generator"
        actions={<Button size="small" variant="quiet" icon="star" label="Add to favorites" />}
      >
        <p>Makes random tokens, passwords and API keys with the characters you choose.</p>
      </Card>
      <Card>A card without a title.</Card>
    </div>
  );
}
