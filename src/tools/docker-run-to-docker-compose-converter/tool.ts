import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'container',
  width: 'wide',
  en: {
    name: 'Docker run to Docker Compose converter',
    description: 'Turns one or many docker run commands into one Compose file and says what could not be carried over.',
    keywords: ['docker', 'run', 'compose', 'yaml', 'convert', 'container', 'podman', 'docker-compose'],
  },
  fr: {
    name: 'Convertisseur docker run vers Docker Compose',
    description:
      'Transforme une ou plusieurs commandes docker run en un fichier Compose et signale ce qui ne peut pas l’être.',
    keywords: ['docker', 'compose', 'docker-compose', 'yaml', 'convertir', 'conteneur', 'podman', 'commande'],
  },
});
