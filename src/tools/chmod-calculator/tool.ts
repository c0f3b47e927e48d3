import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'file-lock-2',
  popularity: 64,
  width: 'medium',
  en: {
    name: 'Chmod calculator',
    summary: 'Unix permissions in check boxes, octal and symbols.',
    description:
      'Translates Unix permissions between check boxes, octal, symbolic and ls -l forms, and applies chmod expressions.',
    keywords: [
      'chmod',
      'permissions',
      'symbolic',
      'umask',
      'setuid',
      'setgid',
      'sticky bit',
      'linux',
      'file mode',
      'octal',
      'unix',
      '755',
      '644',
      '777',
      'rwx',
    ],
  },
  fr: {
    name: 'Calculateur chmod',
    summary: 'Permissions Unix en cases, en octal et en symboles.',
    description:
      'Convertit les permissions Unix entre cases à cocher, octal, notation symbolique et ls -l, et applique des expressions chmod.',
    keywords: [
      'chmod',
      'permissions',
      'droits',
      'symbolique',
      'umask',
      'setuid',
      'setgid',
      'sticky bit',
      'linux',
      'droits d’accès',
      'octal',
      'unix',
    ],
  },
});
