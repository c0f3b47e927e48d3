import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { nextTab } from './next-tab.ts';
import { Tabs } from './tabs.tsx';

vi.mock('../icon/icon.tsx', () => ({ Icon: () => null }));

const plain = { altKey: false, ctrlKey: false, metaKey: false };

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
    ['ArrowDown', 0, undefined],
  ])('%s leads from %d to %s', (key, at, to) => {
    expect(nextTab({ ...plain, key }, at, 3)).toBe(to);
  });
  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves what is pressed with %s to the browser', (modifier) => {
    expect(nextTab({ ...plain, [modifier]: true, key: 'ArrowLeft' }, 1, 3)).toBeUndefined();
  });
});

describe('Tabs', () => {
  const tabs = [
    { id: 'a', label: 'First' },
    { id: 'b', label: 'Second' },
  ];
  const markup = renderToStaticMarkup(
    <Tabs label="Direction" tabs={tabs} value="b" onChange={() => {}}>
      Content
    </Tabs>,
  );

  it('has one stop for the Tab key, the chosen one', () => {
    expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>Second/i);
  });

  it('ties the panel to its tab, both ways', () => {
    const [, panel] = /aria-controls="([^"]+)"/.exec(markup) ?? [];
    const [, tab] = /role="tabpanel"[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`role="tabpanel" id="${panel}"`);
    expect(markup).toContain(`role="tab" id="${tab}" data-tab="b"`);
  });
});
