import { createContext, memo, Suspense, use, useSyncExternalStore } from 'react';
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

/** Only the prerenderer draws colors over the plain field. In a browser, they come with the editor. */
export const DrawColors = createContext<((code: Code) => readonly ColoredPart[]) | undefined>(undefined);

const never = new Promise<never>(() => undefined);
const subscribe = () => () => undefined;

function Parts(code: Code) {
  const draw = use(DrawColors);
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // React leaves the part of a prerendered page that waits as it stands.
  if (!draw) return isHydrating ? use(never) : null;
  return draw(code).map(({ text, color, mark }, index) =>
    color || mark ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity than its place
      <span key={index} data-color={color} data-mark={mark}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** The text of a prerendered field in its colors; nothing on a page that the browser has drawn. */
export const PrerenderedColors = memo(function PrerenderedColors(code: Code) {
  return (
    <Suspense fallback={null}>
      <Parts {...code} />
    </Suspense>
  );
});
