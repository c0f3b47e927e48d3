import { Badge } from './badge.tsx';

export function Demo() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>New</Badge>
      <Badge tone="neutral">WebDAV</Badge>
      <Badge tone="warning">Draft</Badge>
      <Badge tone="danger">Expired</Badge>
    </div>
  );
}
