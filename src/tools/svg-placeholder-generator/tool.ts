import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'images',
  icon: 'image',
  width: 'wide',
  en: {
    name: 'SVG placeholder generator',
    description: 'Makes placeholder images of any size as SVG, data URI, HTML or CSS.',
    keywords: [
      'svg',
      'placeholder',
      'image',
      'dummy',
      'mockup',
      'size',
      'dummy image',
      'open graph image',
      'filler',
      'blank image',
      'sample image',
      'image size',
      'data uri',
      'base64',
    ],
  },
  fr: {
    name: 'Générateur d’images de substitution SVG',
    description: 'Crée des images d’attente de toute taille en SVG, URI de données, HTML ou CSS.',
    keywords: [
      'svg',
      'image de substitution',
      'image d’attente',
      'image factice',
      'maquette',
      'taille',
      'uri de données',
      'base64',
      'placeholder',
    ],
  },
});
