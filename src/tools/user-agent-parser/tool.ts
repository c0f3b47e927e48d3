import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'scan-search',
  popularity: 43,
  width: 'medium',
  en: {
    name: 'User-agent parser',
    summary: 'Explains a User-Agent: browser, system, device.',
    description:
      'Explains a User-Agent string and client hints: browser, system, device, bot, and what the string cannot tell.',
    keywords: ['user agent', 'browser', 'engine', 'os', 'device', 'bot', 'crawler', 'client hints', 'sec-ch-ua', 'ua'],
  },
  fr: {
    name: 'Analyseur d’agent utilisateur',
    summary: 'Le navigateur et l’appareil d’un User-Agent.',
    description:
      'Décode une chaîne User-Agent et les client hints : navigateur, système, appareil, robot, et ce qu’elle tait.',
    keywords: [
      'agent utilisateur',
      'navigateur',
      'moteur',
      'système',
      'robot',
      'crawler',
      'client hints',
      'sec-ch-ua',
      'ua',
    ],
  },
});
