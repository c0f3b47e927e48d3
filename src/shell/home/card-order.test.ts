import { expect, it, vi } from 'vitest';
import type { ToolRow } from '#core/tool.ts';
import { newestOf } from './card-order.ts';

vi.mock('virtual:tools/best-known', () => ({ default: ['c', 'b', 'a', 'd', 'e', 'f', 'g'] }));

const tool = (id: string, createdAt: string): ToolRow => ({
  id,
  category: 'text',
  icon: 'clock',
  width: 'narrow',
  createdAt,
});

it('shows the six latest tools, and sorts those of the same day by how well known they are', () => {
  const tools = [...'abdefg'].map((id) => tool(id, '2026-10-01'));
  const ids = newestOf([...tools, tool('c', '2026-11-01')]).map(({ id }) => id);
  expect(ids).toEqual(['c', 'b', 'a', 'd', 'e', 'f']);
});
