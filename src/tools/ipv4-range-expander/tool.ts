import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'unfold-horizontal',
  popularity: 36,
  width: 'wide',
  createdAt: '2023-04-19',
  en: {
    name: 'IPv4 range expander',
    summary: 'The smallest networks that cover an IP range.',
    description:
      'Finds the smallest CIDR network that covers an address range, and the shortest exact list of networks.',
    keywords: [
      'ipv4',
      'range',
      'cidr',
      'expander',
      'aggregate',
      'summarize',
      'supernet',
      'network',
      'firewall',
      'ip',
      'merge',
      'range to cidr',
    ],
  },
  fr: {
    name: 'Plage IPv4 vers CIDR',
    summary: 'Les réseaux qui couvrent une plage d’adresses.',
    description:
      'Trouve le plus petit réseau CIDR couvrant une plage d’adresses, et la plus courte liste exacte de réseaux.',
    keywords: [
      'ipv4',
      'plage',
      'cidr',
      'agrégation',
      'agréger',
      'résumer',
      'sur-réseau',
      'réseau',
      'pare-feu',
      'ip',
      'fusionner',
    ],
  },
});
