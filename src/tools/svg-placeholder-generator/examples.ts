import type { Example } from '#core/example.ts';

const one = { width: 1, height: 1, text: 'x' };

export const examples: readonly Example[] = [
  {
    op: 'svg',
    input: { width: 100, height: 50, text: 'A & B', background: '#EEE' },
    value: `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
  <rect width="100" height="50" fill="#eee"/>
  <text x="50" y="25" dy="0.35em" text-anchor="middle" font-family="monospace" font-size="8" fill="#333333">A &amp; B</text>
</svg>`,
  },
  {
    op: 'data-uri',
    input: one,
    value:
      'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%221%22%20height=%221%22%20viewBox=%220%200%201%201%22%3E%0A%20%20%3Crect%20width=%221%22%20height=%221%22%20fill=%22%23cccccc%22/%3E%0A%20%20%3Ctext%20x=%220.5%22%20y=%220.5%22%20dy=%220.35em%22%20text-anchor=%22middle%22%20font-family=%22monospace%22%20font-size=%221%22%20fill=%22%23333333%22%3Ex%3C/text%3E%0A%3C/svg%3E',
  },
  {
    op: 'data-uri',
    input: { ...one, encoding: 'base64' },
    value:
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxIiBoZWlnaHQ9IjEiIHZpZXdCb3g9IjAgMCAxIDEiPgogIDxyZWN0IHdpZHRoPSIxIiBoZWlnaHQ9IjEiIGZpbGw9IiNjY2NjY2MiLz4KICA8dGV4dCB4PSIwLjUiIHk9IjAuNSIgZHk9IjAuMzVlbSIgdGV4dC1hbmNob3I9Im1pZGRsZSIgZm9udC1mYW1pbHk9Im1vbm9zcGFjZSIgZm9udC1zaXplPSIxIiBmaWxsPSIjMzMzMzMzIj54PC90ZXh0Pgo8L3N2Zz4=',
  },
  {
    op: 'svg',
    input: {
      width: 1920,
      height: 1080,
      text: '{width} × {height}\n\n{ratio}',
      bold: true,
      radius: 12.345,
      cross: true,
      exactSize: false,
    },
    value: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080">
  <rect width="1920" height="1080" rx="12.35" fill="#cccccc"/>
  <path d="M0 0L1920 1080M1920 0L0 1080" stroke="#333333" stroke-opacity="0.25"/>
  <text x="960" y="324" dy="0.35em" text-anchor="middle" font-family="monospace" font-size="180" font-weight="bold" fill="#333333">1920 × 1080</text>
  <text x="960" y="756" dy="0.35em" text-anchor="middle" font-family="monospace" font-size="180" font-weight="bold" fill="#333333">16:9</text>
</svg>`,
  },
  { op: 'svg', input: { background: 'url(#a)' }, error: 'invalid-color', details: { value: 'url(#a)' } },
  { op: 'svg', input: { color: '#12345' }, error: 'invalid-color', details: { value: '#12345' } },
  { op: 'svg', input: { width: 0 }, error: 'invalid-input' },
];
