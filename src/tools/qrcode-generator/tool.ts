import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'images',
  icon: 'qr-code',
  popularity: 82,
  takesText: ['text'],
  width: 'wide',
  en: {
    name: 'QR code generator',
    summary: 'QR codes for text, links, Wi-Fi and contacts.',
    description: 'Makes QR codes for text, links, Wi-Fi and contacts, as SVG, PNG or text, and reads them back.',
    keywords: ['qr', 'qrcode', 'barcode', 'generator', 'link', 'wifi', 'vcard', 'svg', 'png', 'scan', 'reader'],
  },
  fr: {
    name: 'Générateur de QR codes',
    summary: 'QR codes pour un texte, un lien ou un Wi-Fi.',
    description:
      'Crée des QR codes pour un texte, un lien, un Wi-Fi ou un contact, en SVG, PNG ou texte, et sait les relire.',
    keywords: [
      'qr',
      'qrcode',
      'code-barres',
      'générateur',
      'lien',
      'wifi',
      'vcard',
      'svg',
      'png',
      'scanner',
      'lecteur',
    ],
  },
});
