import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'keyboard',
  popularity: 48,
  width: 'medium',
  en: {
    name: 'Keycode info',
    summary: 'Press a key and see its code and modifiers.',
    description: 'Press a key to see everything the browser says about it: key, code, keyCode, location and modifiers.',
    keywords: [
      'keycode',
      'key',
      'keyboard',
      'event',
      'code',
      'which',
      'shortcut',
      'modifier',
      'javascript',
      'location',
    ],
  },
  fr: {
    name: 'Infos sur les touches du clavier',
    summary: 'Le code et les modificateurs d’une touche.',
    description:
      'Appuyez sur une touche pour lire tout ce qu’en dit le navigateur : key, code, keyCode, modificateurs.',
    keywords: [
      'keycode',
      'touche',
      'clavier',
      'événement',
      'code de touche',
      'raccourci',
      'modificateur',
      'javascript',
      'position',
    ],
  },
});
