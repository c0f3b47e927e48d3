import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'monitor-smartphone',
  popularity: 28,
  width: 'wide',
  en: {
    name: 'Device information',
    summary: 'What your browser tells pages about your device.',
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
    summary: 'Ce que votre navigateur révèle de votre appareil.',
    description:
      'Montre en direct ce que ce navigateur révèle de l’écran, de l’appareil et du système aux pages web, et l’exporte pour un rapport de bug.',
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
