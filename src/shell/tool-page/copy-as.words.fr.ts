import { translationOf } from '#core/text.ts';
import type { words } from './copy-as.words.ts';

export default translationOf<typeof words>()({
  title: 'Copier comme',
  what: 'Contenu',
  form: 'Forme',
  command: 'Commande',
  powershell: 'PowerShell',
  javascript: 'JavaScript',
  request: 'Requête',
  link: 'Lien',
  step: 'Étape',
  text: 'Texte à copier',
  copy: 'Copier',
  secret: '{name} tient lieu de « {field} » : définissez-la avant. Les secrets ne sont pas copiés.',
  linkSecret: 'Le lien semble contenir un secret.',
});
