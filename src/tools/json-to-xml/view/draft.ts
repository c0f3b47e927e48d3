import type { Input } from '#core/field.ts';
import { convertWithReport } from '../engine.ts';

export const fields = convertWithReport.input;

export const sample = `{
  "order": {
    "@_id": "1042",
    "line": [
      {"@_sku": "A-1", "name": "Desk", "price": "249.90"},
      {"@_sku": "B-7", "name": "Lamp", "price": "39.00"}
    ],
    "note": "Ring twice"
  }
}
`;
export const initial = { text: sample };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
  readonly reset: () => void;
}
