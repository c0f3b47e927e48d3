import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

vi.mock('./icon/icon.tsx', () => ({ Icon: () => null }));

const demos = import.meta.glob<{ readonly Demo: () => React.ReactNode }>('./*/*.demo.tsx');

describe('every component', () => {
  it.each(Object.entries(demos))('renders on the server: %s', async (_path, load) => {
    const { Demo } = await load();
    expect(renderToString(<Demo />)).not.toBe('');
  });
});
