import { expect, type Page } from '@playwright/test';

/** Whatever becomes an element carries this attribute, so that it is noticed even when its script is refused. */
const mark = 'data-pwn="1"';
const call = 'alert(1)';

/** Text that tries to become markup or script, one trick each. */
export const payloads: readonly string[] = [
  `<script ${mark}>${call}</script>`,
  `<SCRIPT ${mark} SRC=//toolcrib.invalid/x.js></SCRIPT>`,
  `<script ${mark} type=module>${call}</script>`,
  `<img ${mark} src=x onerror=${call}>`,
  `<img ${mark} src=x onerror="&#97;lert(1)">`,
  `<IMG ${mark} SRC=x ONERROR=${call}//`,
  `<img ${mark} src="data:image/svg+xml,<svg onload=${call}>">`,
  `"><img ${mark} src=x onerror=${call}>`,
  `'><img ${mark} src=x onerror=${call}>`,
  `\`><img ${mark} src=x onerror=${call}>`,
  `" onfocus=${call} autofocus ${mark} x="`,
  `' onfocus=${call} autofocus ${mark} x='`,
  `<svg ${mark} onload=${call}>`,
  `<svg ${mark}><script>${call}</script></svg>`,
  `<svg ${mark}><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg ${mark}><a xlink:href="javascript:${call}"><text y=20>x</text></a></svg>`,
  `<svg ${mark}><use href="data:image/svg+xml,<svg id=x onload=${call}>#x">`,
  `<svg ${mark}><foreignObject><body onload=${call}></foreignObject></svg>`,
  `<math ${mark}><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<math ${mark} href="javascript:${call}">x</math>`,
  `<iframe ${mark} src="javascript:${call}"></iframe>`,
  `<iframe ${mark} srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object ${mark} data="javascript:${call}"></object>`,
  `<embed ${mark} src="javascript:${call}">`,
  `<a ${mark} href="javascript:${call}">x</a>`,
  `<a ${mark} href="java&#09;script:${call}">x</a>`,
  `<form ${mark} action="javascript:${call}"><button>x</button></form>`,
  `<button ${mark} formaction="javascript:${call}" form=x>x</button>`,
  `<input ${mark} onfocus=${call} autofocus>`,
  `<select ${mark} onfocus=${call} autofocus></select>`,
  `<textarea ${mark} onfocus=${call} autofocus>`,
  `</textarea><script ${mark}>${call}</script>`,
  `</title><script ${mark}>${call}</script>`,
  `</style><script ${mark}>${call}</script>`,
  `</script><script ${mark}>${call}</script>`,
  `--><script ${mark}>${call}</script><!--`,
  `]]><script ${mark}>${call}</script>`,
  `<![CDATA[><script ${mark}>${call}</script>]]>`,
  `<!--<img ${mark} src="--><img src=x onerror=${call}//">`,
  `<details ${mark} open ontoggle=${call}>`,
  `<video ${mark}><source onerror=${call}></video>`,
  `<audio ${mark} src=x onerror=${call}>`,
  `<body ${mark} onload=${call}>`,
  `<link ${mark} rel=stylesheet href="//toolcrib.invalid/x.css">`,
  `<meta ${mark} http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base ${mark} href="//toolcrib.invalid/">`,
  `<style ${mark}>@import "//toolcrib.invalid/x.css";*{background:url(javascript:${call})}</style>`,
  `<p ${mark} style="background:url(//toolcrib.invalid/x)">x</p>`,
  `<template ${mark}><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img ${mark} src=x onerror=${call}>">`,
  `<x ${mark} onpointerover=${call} tabindex=1>x</x>`,
  `<marquee ${mark} onstart=${call}>`,
  `<isindex ${mark} type=image src=1 onerror=${call}>`,
  `<div ${mark} popover id=x onbeforetoggle=${call}></div>`,
  `<%00script ${mark}>${call}</script>`,
  `＜script ${mark}＞${call}＜/script＞`,
  `\u202E<img ${mark} src=x onerror=${call}>`,
  `javascript:${call}//`,
  `JaVaScRiPt:${call}`,
  `data:text/html,<script ${mark}>${call}</script>`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `<%= ${call} %>`,
  `{"__proto__":{"pwned":true},"constructor":{"prototype":{"pwned":true}}}`,
  `[click](javascript:${call} "<img ${mark}>")`,
  `<foo:script xmlns:foo="http://www.w3.org/1999/xhtml" ${mark}>${call}</foo:script>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x ${mark}>&e;</x>`,
  `<?xml-stylesheet href="javascript:${call}"?><x ${mark}/>`,
];

const dialogs = new WeakMap<Page, string[]>();

/** Records what is made from data from now on, in shadow roots too. Call it before the page is opened. */
export async function watchInjection(page: Page): Promise<void> {
  if (dialogs.has(page)) return;
  dialogs.set(page, []);
  page.on('dialog', (dialog) => {
    dialogs.get(page)?.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const injected: string[] = [];
    Object.assign(globalThis, { injected });
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);
    const note = (element: Element): void => {
      injected.push(new XMLSerializer().serializeToString(element).slice(0, 300));
    };
    const judge = (element: Element): void => {
      for (const { name, value } of element.attributes) {
        const address = value.replace(/\s/g, '').toLowerCase();
        const runs = addresses.has(name) && /^(javascript|vbscript):|^data:text\/html/.test(address);
        if (name === 'data-pwn' || name.startsWith('on') || runs) note(element);
      }
      // A frame that shows typed markup must be a box of its own.
      if (element instanceof HTMLIFrameElement && element.hasAttribute('srcdoc')) {
        const { sandbox } = element;
        if (
          !element.hasAttribute('sandbox') ||
          sandbox.contains('allow-same-origin') ||
          sandbox.contains('allow-scripts')
        )
          note(element);
      }
    };
    const observe = (root: Node): void => {
      const observer = new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'attributes') judge(target as Element);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            judge(node);
            for (const inner of node.querySelectorAll('*')) judge(inner);
          }
        }
      });
      observer.observe(root, { subtree: true, childList: true, attributes: true });
    };
    observe(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      observe(root);
      return root;
    };
  });
}

interface Watched {
  readonly injected: string[];
}

/** Nothing was made from data, and no prototype was touched. */
export async function expectNothingInjected(page: Page): Promise<void> {
  const { injected, polluted } = await page.evaluate(() => ({
    injected: (globalThis as unknown as Watched).injected,
    polluted: 'pwned' in {} || Object.keys(Object.prototype).length > 0,
  }));
  expect(injected).toEqual([]);
  expect(dialogs.get(page)).toEqual([]);
  expect(polluted).toBe(false);
}
