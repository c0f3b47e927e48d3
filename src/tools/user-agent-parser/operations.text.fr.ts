import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Analyser un User-Agent',
      sentence: 'Indique le navigateur, le système et l’appareil d’une chaîne User-Agent.',
    },
    parseHeaders: {
      name: 'Analyser des en-têtes',
      sentence: 'Indique le navigateur, le système et l’appareil d’en-têtes de requête.',
    },
    parseMany: {
      name: 'Analyser plusieurs User-Agent',
      sentence: 'Analyse une liste de chaînes User-Agent, une par ligne.',
      fields: {
        text: { hint: 'Un par ligne.' },
      },
    },
  },
  fields: {
    clientHints: { label: 'Client hints', hint: 'Tels que navigator.userAgentData les renvoie.' },
    'clientHints.brands': 'Marques',
    'clientHints.brands.brand': 'Marque',
    'clientHints.brands.version': 'Version',
    'clientHints.fullVersionList': 'Versions complètes',
    'clientHints.fullVersionList.brand': 'Marque',
    'clientHints.fullVersionList.version': 'Version',
    'clientHints.platform': 'Plateforme',
    'clientHints.platformVersion': 'Version de la plateforme',
    'clientHints.architecture': 'Architecture',
    'clientHints.bitness': { label: 'Nombre de bits', hint: '32 ou 64.' },
    'clientHints.model': 'Modèle',
    'clientHints.mobile': 'Mobile',
    text: 'En-têtes de requête',
  },
} satisfies OperationTranslation<typeof words>;
