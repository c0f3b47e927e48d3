import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'ethernet-port',
  popularity: 47,
  width: 'medium',
  dataSets: [{ name: 'IEEE MA-L, MA-M, MA-S (oui-data 2.1.9)', date: '2026-08-26' }],
  en: {
    name: 'MAC address lookup',
    summary: 'Finds who made a network card, offline.',
    description:
      'Finds who made a network card: the IEEE assignment of a MAC address, its bits and notations. Works offline.',
    keywords: [
      'mac',
      'address',
      'oui',
      'vendor',
      'manufacturer',
      'lookup',
      'ethernet',
      'eui-64',
      'bssid',
      'ieee',
      'hardware address',
      'arp',
      'wifi',
    ],
  },
  fr: {
    name: 'Recherche d’adresse MAC',
    summary: 'Trouve le fabricant d’une carte réseau, hors ligne.',
    description:
      'Donne le fabricant (registre IEEE complet, hors ligne), la nature et les notations d’une adresse MAC.',
    keywords: [
      'mac',
      'adresse',
      'oui',
      'fabricant',
      'constructeur',
      'recherche',
      'ethernet',
      'eui-64',
      'bssid',
      'ieee',
      'adresse physique',
      'arp',
      'wifi',
    ],
  },
});
