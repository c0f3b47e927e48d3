import { escapeXml, linesOf } from '../engine/svg.ts';
import type { outputs, PlaceholderDraft } from './draft.ts';

type Texts = Readonly<Record<(typeof outputs)[number], string>>;

/** The image in every form to copy. */
export function textsOf(draft: PlaceholderDraft, svg: string, uri: string, base64: string): Texts {
  const { width, height } = draft;
  const alt = escapeXml(linesOf(draft).join(' '));
  return {
    svg,
    uri,
    base64,
    html: uri && `<img src="${uri}" width="${width}" height="${height}" alt="${alt}">`,
    css: uri && `background-image: url("${uri}");`,
  };
}
