import { defineConfig } from 'vitest/config';
import { tools } from './vite/tools.ts';

export default defineConfig({
  plugins: [tools()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    environment: 'node',
    reporters: [
      'default',
      ...(process.env['TEST_RESULTS']
        ? [['json', { outputFile: `${process.env['TEST_RESULTS']}/unit.json` }] as const]
        : []),
    ],
  },
});
