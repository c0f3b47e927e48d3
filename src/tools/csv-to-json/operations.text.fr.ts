import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir du CSV',
      sentence: 'Convertit un tableau en JSON, YAML, SQL, Markdown, HTML, texte ou autre CSV.',
    },
    inspect: {
      name: 'Examiner du CSV',
      sentence: 'Indique le séparateur, les colonnes avec leurs types et chaque ligne douteuse.',
    },
    convertWithPreview: {
      name: 'Convertir avec aperçu',
      sentence: 'Convertit un tableau et en indique les colonnes et les premières lignes.',
    },
    convertFile: {
      name: 'Convertir un fichier CSV',
      sentence: 'Convertit le tableau d’un gros fichier.',
    },
  },
  fields: {
    file: 'Fichier',
    charset: {
      label: 'Jeu de caractères',
      hint: 'auto suit l’indicateur d’ordre des octets, sinon UTF-8, sinon windows-1252.',
    },
    delimiter: { hint: 'auto, ou un seul caractère.' },
    names: { label: 'Noms des colonnes', hint: 'Ils remplacent ceux de l’en-tête à partir de la gauche.' },
    textColumns: {
      label: 'Colonnes de texte',
      hint: 'Par nom. Leurs valeurs restent des chaînes, quelle que soit leur forme.',
    },
    decimal: { hint: 'Le séparateur décimal des nombres.' },
    empty: { hint: 'auto vaut null dans les colonnes de nombres, une chaîne vide ailleurs.' },
    ragged: { hint: 'Les lignes qui n’ont pas autant de champs que l’en-tête.' },
    indent: { hint: 'En espaces ; 0 pour une seule ligne.' },
    batch: { label: 'Lot', hint: 'Lignes par instruction INSERT.' },
    outDelimiter: { label: 'Séparateur de sortie', hint: 'Un seul caractère, pour le CSV.' },
    bom: { label: 'Indicateur d’ordre des octets', hint: 'Pour le CSV ; Excel en a besoin pour l’UTF-8.' },
    eol: { label: 'Sauts de ligne', hint: 'Pour le CSV.' },
  },
} satisfies OperationTranslation<typeof words>;
