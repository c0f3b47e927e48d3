import type { ConvertInput } from './fields.ts';
import type { OutElement, OutLeaf, OutNode } from './out.ts';

const textEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const valueEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

function leafText({ kind, text }: OutLeaf): string {
  switch (kind) {
    case 'text':
      return text.replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);
    case 'cdata':
      // A reader would make LF of a CR (XML 1.0 §2.11).
      return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#xD;<![CDATA[')}]]>`;
    case 'comment':
      return `<!--${text}-->`;
    case 'doctype':
      return `<!DOCTYPE ${text}>`;
    default:
      return `<?${text}?>`;
  }
}

/** Prints nodes; an element with text among its children stands on one line, so that nothing is added to the text. */
export class XmlPrinter {
  private readonly out: string[] = [];
  private readonly unit: string;

  constructor(private readonly options: Pick<ConvertInput, 'indent' | 'emptyElements'>) {
    this.unit = options.indent === 'tab' ? '\t' : ' '.repeat(options.indent);
  }

  print(nodes: readonly OutNode[]): string {
    for (const [index, node] of nodes.entries()) {
      if (index > 0 && this.unit !== '') this.out.push('\n');
      this.node(node, this.unit === '' ? undefined : '\n');
    }
    return this.out.join('');
  }

  /** `line`: the line break and the indentation that it stands behind; undefined where white space would be text. */
  private node(node: OutNode, line: string | undefined): void {
    if (node.kind === 'element') this.element(node, line);
    else this.out.push(leafText(node));
  }

  private element({ attributes, children, name }: OutElement, line: string | undefined): void {
    const { out } = this;
    out.push('<', name);
    for (const [key, value] of attributes) {
      out.push(
        ' ',
        key,
        '="',
        value.replace(/[&<"\t\n\r]/g, (sign) => valueEscapes[sign] ?? sign),
        '"',
      );
    }
    if (children.length === 0) {
      out.push(this.options.emptyElements === 'expand' ? `></${name}>` : '/>');
      return;
    }
    out.push('>');
    const isMixed = children.some(({ kind }) => kind === 'text' || kind === 'cdata');
    const inner = isMixed || line === undefined ? undefined : line + this.unit;
    for (const child of children) {
      if (inner !== undefined) out.push(inner);
      this.node(child, inner);
    }
    if (inner !== undefined && line !== undefined) out.push(line);
    out.push('</', name, '>');
  }
}
