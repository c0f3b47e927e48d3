import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-digit',
  popularity: 66,
  width: 'medium',
  en: {
    name: 'Base64 file converter',
    summary: 'Files to Base64 or data URIs, and back.',
    description: 'Turns files into Base64 or data URIs, and Base64 back into files, with preview and type detection.',
    keywords: [
      'file',
      'image',
      'file to base64',
      'image to base64',
      'upload',
      'download',
      'mime',
      'file type',
      'preview',
      'data uri',
      'data url',
    ],
  },
  fr: {
    name: 'Convertisseur de fichiers Base64',
    summary: 'Fichiers en Base64 ou en data URI, et inversement.',
    description:
      'Transforme un fichier en Base64 ou en data URI, et du Base64 en fichier, avec aperçu et détection du type.',
    keywords: ['fichier', 'image', 'fichier en base64', 'télécharger', 'mime', 'aperçu', 'type de fichier', 'data uri'],
  },
});
