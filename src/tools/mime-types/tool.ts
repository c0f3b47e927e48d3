import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'file-type',
  width: 'medium',
  dataSets: [{ name: 'mime-db 1.54.0', date: '2025-03-17' }],
  en: {
    name: 'MIME types',
    description:
      'Finds the media type of a file name or extension, the extensions of a media type, and what a dropped file really is.',
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
    description:
      'Trouvez le type MIME d’une extension ou d’un nom de fichier, les extensions d’un type, et la vraie nature d’un fichier déposé.',
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
