import { defineText } from '#core/text.ts';

/** The words of the component library itself. */
export const words = defineText({
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying failed: the browser refused. Select the text and copy it by hand.',
    clear: 'Clear',
    close: 'Close',
    cancel: 'Cancel',
    download: 'Download',
    open: 'Open',
    reset: 'Reset',
    reveal: 'Reveal',
    hide: 'Hide',
    secretNote: 'Never stored, never in a link',
  },
  fr: {
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué : le navigateur l’a refusée. Sélectionnez le texte et copiez-le à la main.',
    clear: 'Effacer',
    close: 'Fermer',
    cancel: 'Annuler',
    download: 'Télécharger',
    open: 'Ouvrir',
    reset: 'Réinitialiser',
    reveal: 'Afficher',
    hide: 'Masquer',
    secretNote: 'Jamais enregistré, jamais dans un lien',
  },
});
