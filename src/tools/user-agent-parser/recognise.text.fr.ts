import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  agent: 'agent utilisateur d’un navigateur ou d’un programme',
  agents: '{count} agents utilisateurs, un par ligne',
  headers: 'en-têtes de requête avec un agent utilisateur',
});
