import { Image } from '@tiptap/extension-image';

/** A picture of another site is a placeholder: the page opens no connection. */
export const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt } = node.attrs as { readonly src: string; readonly alt: string | null };
      if (src.startsWith('data:image/')) {
        const image = document.createElement('img');
        image.src = src;
        image.alt = alt ?? '';
        return { dom: image };
      }
      const dom = document.createElement('span');
      dom.className = 'placeholder';
      dom.textContent = alt || src;
      dom.title = src;
      return { dom };
    };
  },
}).configure({ inline: true, allowBase64: true });
