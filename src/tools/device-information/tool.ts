import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'monitor-smartphone',
  width: 'wide',
  en: {
    name: 'Device information',
    description:
      'Shows what this browser tells web pages about the screen, the device and the system, live, and exports it for a bug report.',
    keywords: [
      'device',
      'screen',
      'resolution',
      'pixel ratio',
      'browser',
      'user agent',
      'gpu',
      'viewport',
      'timezone',
      'support',
    ],
  },
  fr: {
    name: 'Informations sur l’appareil',
    description:
      'Tout ce que votre navigateur révèle de l’écran, de l’appareil et du système, en direct, avec export pour un rapport de bug.',
    keywords: [
      'appareil',
      'écran',
      'résolution',
      'densité de pixels',
      'navigateur',
      'carte graphique',
      'viewport',
      'fuseau horaire',
      'assistance',
    ],
  },
});
