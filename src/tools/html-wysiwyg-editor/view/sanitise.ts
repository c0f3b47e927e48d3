import DOMPurify from 'dompurify';
import { DOMParser, type Node, type Schema, type Slice } from '@tiptap/pm/model';
import { heldAttributes, heldElements, inertHtml, inertStyle } from '../engine/inert.ts';

/** HTML as nodes of a document that is never shown and loads nothing. */
function fragmentOf(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: heldElements,
    ALLOWED_ATTR: heldAttributes,
    ALLOW_DATA_ATTR: false,
    // `text-align: center` would be refused as an address of an unknown scheme.
    ADD_URI_SAFE_ATTR: [inertStyle],
    ALLOWED_URI_REGEXP:
      /^(?:(?:https?|mailto|tel|sms|ftp):|data:image\/(?:png|gif|jpeg|webp|avif)[;,]|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
  });
  // The policy refuses style attributes and lets scripts set styles.
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${inertStyle}]`)) {
    element.style.cssText = element.getAttribute(inertStyle) ?? '';
    element.removeAttribute(inertStyle);
  }
  return fragment;
}

export const documentOf = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(fragmentOf(html));

export const sliceOf = (html: string, schema: Schema): Slice =>
  DOMParser.fromSchema(schema).parseSlice(fragmentOf(html), { preserveWhitespace: false });
