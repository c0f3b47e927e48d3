import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  area: 'Appuyez sur des touches ici',
  prompt: 'Appuyez sur une touche',
  example: 'Exemple',
  held: 'Touches maintenues',
  leave: 'Cette zone capte les touches. Échap deux fois ou clic ailleurs pour sortir.',
  'letBrowser.label': 'Laisser les raccourcis au navigateur',
  reserved: 'Le système se réserve certaines touches : Impr. écran, Meta+L, Ctrl+W et d’autres.',
  keyboard: 'Un clavier dessiné dont les touches enfoncées s’allument',
  facts: 'La dernière touche',
  space: 'Une espace',
  legend: 'Sur votre clavier : {legend}',
  deprecated: 'obsolète',
  codePoint: common.codePoint,
  modifiers: 'Modificateurs',
  keyCondition: 'Condition par key',
  codeCondition: 'Condition par code',
  'location.standard': 'Standard',
  'location.left': 'Gauche',
  'location.right': 'Droite',
  'location.numpad': 'Pavé numérique',
  mobile: 'Claviers mobiles ou IME',
  'mobile.hint':
    'Les claviers virtuels envoient 229 ou Unidentified ; saisissez ici pour noter aussi ce qu’ils insèrent.',
  history: 'Historique',
  'history.none': 'Aucun événement pour l’instant.',
  event: 'Événement',
  since: 'Écart',
  pause: 'Pause',
  resume: common.resume,
  reference: 'Table des touches',
  'reference.query': 'Chercher une touche',
  'reference.hint': 'Disposition US, Chromium sous Windows.',
  'reference.none': 'Aucune touche de ce nom.',
});
