import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const mapping = /^\s*(?:- )?[\w./"'-]+:(?: |$)/;
const header =
  /^(?:accept|authorization|cache-control|connection|content-[a-z]+|cookie|date|etag|host|location|origin|referer|server|set-cookie|user-agent|vary):/i;

export const recognise: Recogniser = ({ text, lines }) => {
  const [first = ''] = lines;
  const input = { text };
  const op = 'yaml-viewer/format';
  if (first.startsWith('%YAML ')) return [{ op, input, score: 92, kind: 'container', reason: because('directive') }];
  const isMarked = /^---(?:\s|$)/.test(first) && lines.length > 1;
  if (/^[[{<]/.test(text) || !text.includes(':')) return [];
  const count = lines.filter((line) => mapping.test(line)).length;
  if (count < 2 && !(isMarked && count === 1)) return [];
  if (lines.some((line) => /^\[[^\]]*\]$/.test(line) || header.test(line))) return [];
  const reason = isMarked ? because('marker') : because('mappings', { count });
  return [{ op, input, score: isMarked ? 79 : 74, kind: 'container', reason }];
};
