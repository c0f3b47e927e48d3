import { ToolError } from '#core/operation.ts';
import { formatBlock, sizeOf, widthOf } from '#lib/cidr/blocks.ts';
import { readNetwork } from './read.ts';

interface Wish {
  readonly network: string;
  readonly prefix: number;
  readonly limit: number;
  readonly offset: string;
}

/** Longer than any count of networks. */
const longestOffset = 40;

function readOffset(text: string): bigint {
  if (/^\d+$/.test(text) && text.length <= longestOffset) return BigInt(text);
  throw new ToolError('invalid-input', {
    field: 'offset',
    problem: 'wrong-type',
    expected: `text of 1 to ${longestOffset} decimal digits`,
  });
}

export function splitNetwork({ network, prefix, limit, offset }: Wish) {
  const { block } = readNetwork(network, 'network');
  const { family, first } = block;
  const start = readOffset(offset);
  if (prefix < block.prefix)
    throw new ToolError('new-prefix-too-short', { field: 'prefix', prefix: block.prefix, newPrefix: prefix });
  const max = widthOf(family);
  if (prefix > max) throw new ToolError('prefix-too-long', { field: 'prefix', prefix, max });
  const size = sizeOf({ family, prefix });
  const count = sizeOf(block) / size;
  const left = start < count ? count - start : 0n;
  const listed = left < BigInt(limit) ? Number(left) : limit;
  return {
    count: String(count),
    subnets: Array.from({ length: listed }, (_, at) =>
      formatBlock({ family, first: first + (start + BigInt(at)) * size, prefix }),
    ),
    truncated: left > BigInt(listed),
  };
}
