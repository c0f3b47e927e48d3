import { formatAddress, formatBlock, formatRange, highestOf, sizeOf, type Block } from '#lib/cidr/blocks.ts';
import { mergeSpans } from '#lib/cidr/sets.ts';
import { networkExpression } from './expression.ts';
import { blocksIn } from './networks.ts';
import type { Notation } from './notations.ts';
import { entryFault, readList, type Written } from './read.ts';

const addressOf = ({ family, first }: Block): string => formatAddress(family, first);
const wildcardOf = (block: Block): string => formatAddress(block.family, sizeOf(block) - 1n);
const netmaskOf = (block: Block): string => formatAddress(block.family, highestOf(block.family) ^ (sizeOf(block) - 1n));

const writers: Readonly<Record<Exclude<Notation, 'range'>, (block: Block) => string>> = {
  cidr: formatBlock,
  netmask: (block) => `${addressOf(block)} ${netmaskOf(block)}`,
  wildcard: (block) => `${addressOf(block)} ${wildcardOf(block)}`,
  regex: ({ first, prefix }) => networkExpression(Number(first), prefix),
  cisco: (block) => `permit ip ${addressOf(block)} ${wildcardOf(block)} any`,
  nginx: (block) => `allow ${formatBlock(block)};`,
  iptables: (block) => `-A INPUT -s ${formatBlock(block)} -j ACCEPT`,
};
/** Only IPv4 has dotted masks. */
const dotted: ReadonlySet<Notation> = new Set(['netmask', 'wildcard', 'cisco']);

function refuseIpv6(entries: readonly Written[]): void {
  const found = entries.find(({ family }) => family === 6);
  if (found) throw entryFault(found.piece, 'ipv6');
}

/** The networks merged, one a line, as a program wants them. */
export function formatNetworks(networks: string, as: Notation): string {
  const entries = readList(networks, 'networks');
  if (as === 'regex') refuseIpv6(entries);
  const spans = mergeSpans(entries);
  if (as === 'range') return spans.map(formatRange).join('\n');
  const write = (block: Block): string =>
    block.family === 6 && dotted.has(as) ? formatBlock(block) : writers[as](block);
  return blocksIn(spans).map(write).join('\n');
}
