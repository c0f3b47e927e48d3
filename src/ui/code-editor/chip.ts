import { WidgetType } from '@codemirror/view';
import type { Mark } from './marks.ts';

/** A label in the text that is not part of it. */
export class Chip extends WidgetType {
  constructor(
    private readonly label: string,
    private readonly tone: Mark['tone'],
    private readonly title: string,
  ) {
    super();
  }

  override eq({ label, tone, title }: Chip): boolean {
    return label === this.label && tone === this.tone && title === this.title;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = `cm-chip cm-chip-${this.tone}`;
    chip.textContent = this.label;
    chip.title = this.title;
    chip.setAttribute('role', 'img');
    chip.setAttribute('aria-label', this.title);
    return chip;
  }

  /** A click puts the cursor beside it. */
  override ignoreEvent(): boolean {
    return false;
  }
}
