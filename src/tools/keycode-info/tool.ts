import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'keyboard',
  popularity: 48,
  width: 'medium',
  en: {
    name: 'Keycode info',
    summary: 'Press a key and see its code and modifiers.',
    description:
      'Press a key and read everything the browser says about it: key, code, keyCode, location, modifiers, with history and ready-made conditions.',
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
    summary: 'Appuyez sur une touche : son code et ses modificateurs.',
    description:
      'Appuyez sur une touche et lisez tout ce qu’en dit le navigateur : key, code, keyCode, position, modificateurs, avec historique et conditions prêtes à copier.',
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
