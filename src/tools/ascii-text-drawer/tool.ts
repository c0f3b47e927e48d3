import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'type-outline',
  popularity: 38,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'ASCII art text',
    summary: 'Draws text as ASCII art, in the font you choose.',
    description:
      'Draws text as large letters made of characters (FIGlet), in 72 fonts or your own, ready to paste into code as a comment.',
    keywords: [
      'ascii art',
      'figlet',
      'banner',
      'text art',
      'big text',
      'toilet',
      'font',
      'comment header',
      'ascii generator',
    ],
  },
  fr: {
    name: 'Texte en art ASCII',
    summary: 'Dessine un texte en art ASCII, police au choix.',
    description:
      'Dessine un texte en grandes lettres faites de caractères (FIGlet), en 72 polices ou avec la vôtre, prêt à coller en commentaire.',
    keywords: [
      'art ascii',
      'figlet',
      'bannière',
      'texte en grand',
      'toilet',
      'police',
      'en-tête de commentaire',
      'générateur ascii',
    ],
  },
});
