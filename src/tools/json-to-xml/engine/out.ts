/** What is written, in its order. */
export type OutNode = OutElement | OutLeaf;

export interface OutLeaf {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'declaration';
  readonly text: string;
}

export class OutElement {
  readonly kind = 'element';
  readonly attributes = new Map<string, string>();
  readonly children: OutNode[] = [];

  constructor(readonly name: string) {}
}
