import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'radio-tower',
  popularity: 31,
  takesText: ['text'],
  width: 'medium',
  en: {
    name: 'Text to NATO alphabet',
    summary: 'Spells text in the NATO alphabet: Alfa, Bravo.',
    description:
      'Spells text with the NATO/ICAO alphabet, or the French or German one, for dictation, and reads it back.',
    keywords: [
      'nato',
      'nato alphabet',
      'phonetic',
      'phonetic alphabet',
      'spelling alphabet',
      'spelling',
      'icao',
      'radio',
      'alfa bravo',
      'dictate',
    ],
  },
  fr: {
    name: 'Texte vers alphabet radio (OTAN)',
    summary: 'Épelle un texte en alphabet OTAN : Alfa, Bravo.',
    description:
      'Épelle un texte avec l’alphabet OTAN, français ou allemand pour le dicter sans erreur, et sait le relire.',
    keywords: [
      'otan',
      'alphabet phonétique',
      'alphabet radio',
      'épeler',
      'épellation',
      'oaci',
      'radio',
      'alfa bravo',
      'dicter',
    ],
  },
});
