import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'container',
  popularity: 68,
  width: 'wide',
  en: {
    name: 'Docker run to Docker Compose converter',
    summary: 'Turns docker run commands into a Compose file.',
    description: 'Turns one or many docker run commands into one Compose file and says what could not be carried over.',
    keywords: ['docker', 'run', 'compose', 'yaml', 'convert', 'container', 'podman', 'docker-compose'],
  },
  fr: {
    name: 'Convertisseur docker run vers Docker Compose',
    summary: 'Des commandes docker run en fichier Compose.',
    description:
      'Transforme une ou plusieurs commandes docker run en un fichier Compose et signale ce qui n’a pas pu être repris.',
    keywords: ['docker', 'compose', 'docker-compose', 'yaml', 'convertir', 'conteneur', 'podman', 'commande'],
  },
});
