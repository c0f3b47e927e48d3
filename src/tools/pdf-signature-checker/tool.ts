import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'file-check-2',
  popularity: 34,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'PDF signature checker',
    summary: 'Checks who signed a PDF and if it changed since.',
    description:
      'Shows who signed a PDF and when, checks digest, signature, coverage and certificate chain, and lists what was changed after signing.',
    keywords: [
      'pdf',
      'signature',
      'signed pdf',
      'verify',
      'pades',
      'digital signature',
      'certificate',
      'byterange',
      'timestamp',
      'docmdp',
      'certified pdf',
      'tampered',
      'adobe',
    ],
  },
  fr: {
    name: 'Vérificateur de signature PDF',
    summary: 'Vérifie qui a signé un PDF et s’il a changé depuis.',
    description:
      'Montre qui a signé un PDF et quand, vérifie empreinte, signature et certificats, et énumère les modifications postérieures.',
    keywords: [
      'pdf',
      'signature électronique',
      'pdf signé',
      'vérifier',
      'pades',
      'horodatage',
      'certificat',
      'pdf certifié',
      'adobe',
    ],
  },
});
