import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'plug',
  popularity: 25,
  en: {
    name: 'Random port generator',
    summary: 'Picks a port number that nobody else is likely to use.',
    description: 'Picks TCP/UDP port numbers nobody else is likely to use.',
    keywords: [
      'port',
      'random',
      'tcp',
      'udp',
      'network',
      'server',
      'free port',
      'localhost',
      'development',
      'well-known ports',
      'socket',
    ],
  },
  fr: {
    name: 'Générateur de ports aléatoires',
    summary: 'Tire un numéro de port sans usage connu.',
    description: 'Tire des numéros de port TCP/UDP sans usage connu.',
    keywords: [
      'port',
      'aléatoire',
      'tcp',
      'udp',
      'réseau',
      'serveur',
      'port libre',
      'localhost',
      'développement',
      'ports connus',
      'numéro de port',
    ],
  },
});
