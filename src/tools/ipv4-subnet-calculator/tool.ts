import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'network',
  popularity: 72,
  width: 'medium',
  en: {
    name: 'IPv4 subnet calculator',
    summary: 'Mask, range and hosts of an IPv4 network.',
    description:
      'Everything about the network an IPv4 address belongs to: mask, range, hosts, neighbors, and how to split it.',
    keywords: [
      'ipv4',
      'subnet',
      'cidr',
      'netmask',
      'wildcard',
      'network',
      'broadcast',
      'hosts',
      'calculator',
      'vlsm',
      'ip',
      'subnetting',
      'ipcalc',
    ],
  },
  fr: {
    name: 'Calculateur de sous-réseaux IPv4',
    summary: 'Masque, plage et hôtes d’un réseau IPv4.',
    description:
      'Masque, plage d’adresses, hôtes utilisables et réseaux voisins d’un bloc IPv4, et découpage en sous-réseaux.',
    keywords: [
      'ipv4',
      'sous-réseau',
      'cidr',
      'masque',
      'masque générique',
      'réseau',
      'diffusion',
      'hôtes',
      'calculateur',
      'vlsm',
      'ip',
      'découpage',
      'ipcalc',
    ],
  },
});
