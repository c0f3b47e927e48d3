import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'git-branch',
  width: 'wide',
  en: {
    name: 'Git cheatsheet',
    description: 'The everyday Git commands and the ones that get you out of trouble, each with what it does.',
    keywords: [
      'git',
      'memo',
      'cheatsheet',
      'command',
      'commit',
      'branch',
      'rebase',
      'undo',
      'stash',
      'version control',
      'merge',
      'cherry-pick',
    ],
  },
  fr: {
    name: 'Aide-mémoire Git',
    description: 'Les commandes Git du quotidien et celles qui tirent d’affaire, expliquées en une phrase.',
    keywords: [
      'git',
      'aide-mémoire',
      'antisèche',
      'commande',
      'commit',
      'branche',
      'rebase',
      'annuler',
      'stash',
      'gestion de versions',
      'fusion',
      'dépôt',
    ],
  },
});
