import demo from '../demo.module.css';
import { CopyButton } from './copy-button.tsx';

export function Demo() {
  return (
    <div className={demo.row}>
      <CopyButton text="Hello" />
      <CopyButton text="Hello" iconOnly label="Copy the digest" />
      <CopyButton text="Hello" variant="primary" size="medium" />
      <CopyButton text={() => new Date().toISOString()} variant="line" label="Copy as JSON" />
      <CopyButton text="" />
    </div>
  );
}
