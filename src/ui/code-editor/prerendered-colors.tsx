import { createContext, memo, use } from 'react';
import type { ColorName } from './colors.ts';
import type { CodeLanguage, Mark } from './marks.ts';

export interface ColoredPart {
  readonly text: string;
  readonly color?: ColorName | undefined;
  readonly mark?: Mark['tone'] | undefined;
}

export interface Code {
  readonly text: string;
  readonly language: CodeLanguage;
  readonly marks: readonly Mark[];
}

const attribute = 'data-colored';

/** What tells one text of a page from another, apart from the text. */
const kindOf = ({ language, marks }: Code): string => `${language} ${marks.length}`;

function readPrerendered(): ReadonlyMap<string, readonly ColoredPart[]> {
  const found = new Map<string, readonly ColoredPart[]>();
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    const parts = Array.from(element.childNodes, (node): ColoredPart => {
      const { color, mark } = node instanceof HTMLElement ? node.dataset : {};
      return { text: node.textContent ?? '', color: color as ColorName, mark: mark as Mark['tone'] };
    });
    found.set(`${element.getAttribute(attribute)} ${element.textContent}`, parts);
  }
  return found;
}

const prerendered = import.meta.env.SSR ? new Map<string, never>() : readPrerendered();

/**
 * The prerenderer draws colors over the plain fields of a page. In a browser they come with the editor; until then the page
 * knows the colors it was prerendered with.
 */
export const DrawColors = createContext<(code: Code) => readonly ColoredPart[]>(
  (code) => prerendered.get(`${kindOf(code)} ${code.text}`) ?? [],
);

/** A text in its colors; nothing if they are not known. */
export const PrerenderedColors = memo(function PrerenderedColors(code: Code) {
  const parts = use(DrawColors)(code);
  return (
    parts.length > 0 && (
      <span {...{ [attribute]: kindOf(code) }}>
        {parts.map(({ text, color, mark }, index) =>
          color || mark ? (
            // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity than its place
            <span key={index} data-color={color} data-mark={mark}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
    )
  );
});
