import { expect, it } from 'vitest';
import { lossesOf } from './losses.ts';

it('counts scripts and tables with merged cells', () => {
  const table = (cell: string): string => `<table><tr>${cell}</tr></table>`;
  expect(lossesOf(`<script>1</script>${table('<td colspan=2>a')}${table('<td colspan=1>b')}<script></script>`)).toEqual(
    {
      scripts: 2,
      merged: 1,
    },
  );
});
