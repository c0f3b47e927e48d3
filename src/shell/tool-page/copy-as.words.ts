import { defineText } from '#core/text.ts';

export const words = defineText('copy-as', {
  title: 'Copy as',
  what: 'Content',
  form: 'Form',
  command: 'Command',
  powershell: 'PowerShell',
  javascript: 'JavaScript',
  request: 'Request',
  link: 'Link',
  step: 'Pipe step',
  text: 'Text to copy',
  copy: 'Copy',
  secret: '{name} replaces “{field}”: set it first. Secrets are not copied.',
  linkSecret: 'The link looks like it contains a secret.',
});
