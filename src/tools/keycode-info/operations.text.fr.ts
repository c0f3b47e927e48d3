import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    describe: {
      name: 'Décrire une touche',
      sentence: 'Décrit l’appui sur une touche d’après les propriétés de son KeyboardEvent.',
    },
    lookup: {
      name: 'Chercher une touche',
      sentence: 'Trouve des touches par numéro, code ou nom.',
    },
  },
  fields: {
    key: { label: 'Touche', hint: 'event.key, par exemple a ou Enter.' },
    code: { label: 'Code', hint: 'event.code, par exemple KeyA.' },
    keyCode: { label: 'Code de touche', hint: 'event.keyCode, par exemple 65.' },
    location: { label: 'Emplacement', hint: '0 standard, 1 gauche, 2 droite, 3 pavé numérique.' },
    ctrlKey: 'Ctrl',
    altKey: 'Alt',
    shiftKey: 'Maj',
    metaKey: 'Méta',
    repeat: 'Maintenue',
    isComposing: 'Composition de texte',
    query: { label: 'Recherche', hint: 'Un numéro, un code ou une touche ; vide pour toute la table.' },
  },
} satisfies OperationTranslation<typeof words>;
