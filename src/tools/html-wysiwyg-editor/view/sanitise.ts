import DOMPurify from 'dompurify';
import { DOMParser, type Node, type Schema, type Slice } from '@tiptap/pm/model';
import { inertHtml, inertStyle } from '../engine/clean.ts';

/** What the editor can hold; everything else is taken away before the document sees it. */
const tags =
  `a b blockquote br code col colgroup del div em h1 h2 h3 h4 h5 h6 hr i img input ins label li mark ol p pre s
  span strike strong sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/);
const attributes = `href title src alt width height colspan rowspan start type class target rel dir lang checked
  data-type data-checked data-color`
  .split(/\s+/)
  .concat(inertStyle);

/** HTML as nodes of a document that is never shown and loads nothing. */
function fragmentOf(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
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
