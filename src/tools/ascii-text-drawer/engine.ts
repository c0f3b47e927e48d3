import { choice, integer, list, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { refuseLonger } from '#lib/text-limit.ts';
import { comments } from './engine/comments.ts';
import { fonts } from './engine/font-names.ts';

const loadDraw = once(() => import('./engine/draw.ts'));

const longestText = 1000;
const longestFont = 1_000_000;

const font = { font: choice(fonts, 'Standard'), customFont: text('') };

function refuseLong(input: { readonly text: string; readonly customFont?: string }): void {
  refuseLonger('text', input.text, longestText);
  refuseLonger('customFont', input.customFont ?? '', longestFont);
}

/**
 * A text in large letters, as FIGlet draws them. Letters that the font lacks are drawn without their accents, or left
 * out. Errors: `invalid-font` { reason: signature | header | characters }, `comment-conflict` { sequence, line, column }.
 */
export const draw = operation('ascii-text-drawer/draw', {
  input: {
    text: text(),
    font: font.font,
    layout: choice(['default', 'full', 'fitted', 'controlled', 'universal'], 'default'),
    width: integer({ min: 0, max: 1000 }, 80),
    align: choice(['left', 'center', 'right'], 'left'),
    comment: choice(comments, 'none'),
    customFont: font.customFont,
  },
  result: 'text',
  run: async (input) => {
    refuseLong(input);
    const { drawText, loadFont } = await loadDraw();
    return drawText(input, await loadFont(input.font, input.customFont));
  },
});

/**
 * The characters of a text that a font neither has nor has without their accents. A glyph without ink is none. Error:
 * `invalid-font`.
 */
export const missing = operation('ascii-text-drawer/missing', {
  input: { text: text(), ...font },
  thread: 'worker',
  run: async (input) => {
    refuseLong(input);
    const { loadFont, missingIn } = await loadDraw();
    return missingIn(input.text, await loadFont(input.font, input.customFont));
  },
});

/** The characters of a text that a font has only without their accents, with what it draws. Error: `invalid-font`. */
export const replaced = operation('ascii-text-drawer/replaced', {
  input: { text: text(), ...font },
  thread: 'worker',
  run: async (input) => {
    refuseLong(input);
    const { loadFont, replacedIn } = await loadDraw();
    return replacedIn(input.text, await loadFont(input.font, input.customFont));
  },
});

/** The beginning of a text in many fonts. No errors. */
export const previewFonts = operation('ascii-text-drawer/preview-fonts', {
  input: { text: text(''), fonts: list(choice(fonts), {}, fonts) },
  run: async (input) => {
    refuseLong(input);
    return (await loadDraw()).previewAll(input.text, input.fonts);
  },
});
