import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const command =
  /^(?:#[^\n]*\n\s*)*(?:[$#] +)?(?:sudo +)?(?:docker|podman) +(?:container +)?(?:run|create)\s+(\S[\s\S]*)$/;

/** What follows in a sentence about it. */
const prose = /^(?:is|was|the|an?|in|on|with|and|or|to|for|from|commands?|fails|does|works|it|has|can)\b/i;

export const recognise: Recogniser = ({ text }) => {
  const rest = text.length > 20_000 ? undefined : command.exec(text)?.[1];
  // Only options, and no image.
  if (rest === undefined || prose.test(rest) || !/(?:^|\s)[^\s-]/.test(rest)) return [];
  // An option, a tag or a path; or an image and nothing else.
  const isSure =
    rest.startsWith('-') || /^[a-z\d][\w.-]*(?:[:/@][\w.-]+)+(?:\s|$)/.test(rest) || /^[a-z\d][\w.-]*$/.test(rest);
  const score = isSure ? 93 : 60;
  const op = 'docker-run-to-docker-compose-converter/convert';
  return [{ op, input: { text }, score, kind: 'exact', reason: because('command') }];
};
