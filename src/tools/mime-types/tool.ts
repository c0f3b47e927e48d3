import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'file-type',
  popularity: 51,
  width: 'medium',
  dataSets: [{ name: 'mime-db 1.54.0', date: '2025-03-17' }],
  en: {
    name: 'MIME types',
    summary: 'Media types of files and extensions, both ways.',
    description:
      'Finds the media type of an extension, the extensions of a media type, and what a dropped file really is.',
    keywords: [
      'mime',
      'media type',
      'content-type',
      'extension',
      'file',
      'iana',
      'magic number',
      'file type',
      'mimetype',
      'file extension',
      'file signature',
      'charset',
    ],
  },
  fr: {
    name: 'Types MIME',
    summary: 'Types MIME des fichiers, et inversement.',
    description:
      'Trouve le type MIME d’une extension, les extensions d’un type, et la vraie nature d’un fichier déposé.',
    keywords: [
      'mime',
      'type de média',
      'content-type',
      'extension',
      'fichier',
      'iana',
      'nombre magique',
      'type de fichier',
    ],
  },
});
