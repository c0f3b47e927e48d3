/** For the pointer; the buttons above do the same for the keyboard. */
export function copyButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.title = label;
  button.ariaLabel = label;
  button.textContent = '→';
  // Where the first line starts in the editors beside it.
  button.style.marginBlockStart = '10px';
  button.style.color = 'var(--muted)';
  return button;
}
