import demo from '../demo.module.css';
import { Badge } from './badge.tsx';

export function Demo() {
  return (
    <div className={demo.row}>
      <Badge>New</Badge>
      <Badge tone="neutral">WebDAV</Badge>
      <Badge tone="warning">Draft</Badge>
      <Badge tone="danger">Expired</Badge>
    </div>
  );
}
