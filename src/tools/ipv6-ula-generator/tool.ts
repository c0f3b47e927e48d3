import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'house-wifi',
  popularity: 30,
  en: {
    name: 'IPv6 ULA generator',
    summary: 'Makes a private IPv6 prefix that stays unique.',
    description: 'Makes a private IPv6 prefix (unique local address, RFC 4193) and its subnets.',
    keywords: [
      'ipv6',
      'ula',
      'rfc4193',
      'private',
      'prefix',
      'unique local',
      'fd00',
      'generator',
      'subnet',
      'site local',
      'network',
    ],
  },
  fr: {
    name: 'Générateur d’ULA IPv6',
    summary: 'Crée un préfixe IPv6 privé qui reste unique.',
    description: 'Génère un préfixe IPv6 privé (adresse locale unique, RFC 4193) et ses sous-réseaux.',
    keywords: [
      'ipv6',
      'ula',
      'rfc4193',
      'privé',
      'préfixe',
      'adresse locale unique',
      'fd00',
      'générateur',
      'sous-réseau',
      'réseau',
    ],
  },
});
