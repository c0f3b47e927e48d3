/** The editor library's own phrases in French; its keys are the English ones. It puts a colon after "Go to line". */
export const frenchPhrases = {
  Find: 'Rechercher',
  Replace: 'Remplacer par',
  next: 'Suivant',
  previous: 'Précédent',
  all: 'Tout sélectionner',
  'match case': 'Respecter la casse',
  regexp: 'Expression régulière',
  'by word': 'Mot entier',
  replace: 'Remplacer',
  'replace all': 'Tout remplacer',
  close: 'Fermer',
  'current match': 'Occurrence actuelle',
  'on line': 'à la ligne',
  'replaced match on line $': 'Occurrence remplacée à la ligne $',
  'replaced $ matches': '$ occurrences remplacées',
  'Go to line': 'Aller à la ligne\u00a0',
  go: 'Aller',
  'Control character': 'Caractère de contrôle',
  'Selection deleted': 'Sélection supprimée',
  '$ unchanged lines': '$ lignes inchangées',
} as const;

/** Sentence case for the English phrases that the library writes in lower case. */
export const englishPhrases = {
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole word',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  go: 'Go',
} as const;
