import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'images',
  icon: 'camera',
  width: 'wide',
  createdAt: '2023-05-15',
  en: {
    name: 'Camera recorder',
    description: 'Takes pictures and records videos from the webcam; nothing leaves the page.',
    keywords: [
      'camera',
      'webcam',
      'recorder',
      'video',
      'photo',
      'picture',
      'screenshot',
      'microphone',
      'selfie',
      'snapshot',
      'film',
      'mp4',
      'webm',
    ],
  },
  fr: {
    name: 'Photo et vidéo par webcam',
    description: 'Prend des photos et enregistre des vidéos avec la webcam ; rien ne quitte la page.',
    keywords: [
      'caméra',
      'webcam',
      'enregistreur',
      'vidéo',
      'photo',
      'image',
      'capture',
      'micro',
      'filmer',
      'photographie',
      'enregistrer',
    ],
  },
});
