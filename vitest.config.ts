import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons.ts';
import { tools } from './vite/tools.ts';

export default defineConfig({
  plugins: [tools(), icons()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
    testTimeout: 60_000,
    environment: 'node',
  },
});
