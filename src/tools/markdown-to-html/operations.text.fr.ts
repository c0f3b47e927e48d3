import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: { name: 'Convertir du Markdown', sentence: 'Transforme du Markdown en HTML propre.' },
    headings: {
      name: 'Lister les titres',
      sentence: 'Énumère les titres d’un texte Markdown avec leurs identifiants.',
    },
    toc: {
      name: 'Créer le sommaire',
      sentence: 'Crée le sommaire d’un texte Markdown.',
    },
  },
  fields: {
    html: { hint: 'Assaini comme sur GitHub, affiché comme du texte, ou conservé.' },
    toc: { hint: 'À la place d’un paragraphe [TOC], ou en haut.' },
    tocDepth: { hint: 'De 1 à 6.' },
    lang: { hint: 'La langue du document, par exemple en ou fr.' },
    links: 'Avec des liens',
  },
} satisfies OperationTranslation<typeof words>;
