import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'thermometer',
  width: 'medium',
  en: {
    name: 'Temperature converter',
    description: 'Converts a temperature between eight scales at once.',
    keywords: [
      'temperature',
      'celsius',
      'fahrenheit',
      'kelvin',
      'rankine',
      'delisle',
      'newton',
      'réaumur',
      'rømer',
      'convert',
      'degrees',
      'centigrade',
    ],
  },
  fr: {
    name: 'Convertisseur de températures',
    description: 'Kelvin, Celsius, Fahrenheit, Rankine, Delisle, Newton, Réaumur et Rømer, en même temps.',
    keywords: [
      'température',
      'celsius',
      'fahrenheit',
      'kelvin',
      'rankine',
      'delisle',
      'newton',
      'réaumur',
      'rømer',
      'degrés',
      'convertir',
      'centigrade',
      'zéro absolu',
    ],
  },
});
