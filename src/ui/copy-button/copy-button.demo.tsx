import { CopyButton } from './copy-button.tsx';

export function Demo() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <CopyButton text="Hello" />
      <CopyButton text="Hello" iconOnly label="Copy the digest" />
      <CopyButton text="Hello" variant="primary" size="medium" />
      <CopyButton text={() => new Date().toISOString()} variant="line" label="Copy as JSON" />
      <CopyButton text="" />
    </div>
  );
}
