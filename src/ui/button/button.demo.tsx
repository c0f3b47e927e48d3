import demo from '../demo.module.css';
import { Button, LinkButton } from './button.tsx';

const sizes = ['small', 'medium', 'large'] as const;
const variants = ['primary', 'line', 'plain', 'quiet'] as const;

export function Demo() {
  return (
    <div className={demo.stack}>
      {sizes.map((size) => (
        <div key={size} className={demo.row}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant} icon="copy">
              {variant}
            </Button>
          ))}
          <Button size={size} variant="line" icon="x" label="Close" />
          <Button size={size} variant="line" endIcon="chevron-down" disabled>
            Disabled
          </Button>
          <LinkButton size={size} variant="line" href="#top">
            Link
          </LinkButton>
        </div>
      ))}
    </div>
  );
}
