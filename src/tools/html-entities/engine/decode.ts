import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

interface DecodeInput {
  readonly text: string;
  readonly context: 'text' | 'attribute';
  readonly repeat: boolean;
}

const mostPasses = 10;

export function decodeText({ text, context, repeat }: DecodeInput): string {
  const decodeOnce = context === 'attribute' ? (source: string) => decodeHTMLAttribute(source) : decodeHTML;
  let current = text;
  for (let pass = 0; pass < (repeat ? mostPasses : 1); pass++) {
    const decoded = decodeOnce(current);
    if (decoded === current) break;
    current = decoded;
  }
  return current;
}
