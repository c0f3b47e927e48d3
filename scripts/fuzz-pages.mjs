// `npm run fuzz:pages`: a monkey on every page of the built site. Ends with 1 when a page does what none may do.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureBrowser, ensureInstalled } from './install.mjs';
import { programOf } from './programs.mjs';

const usage = `Usage: npm run fuzz:pages -- [tool…] [--seed 1] [--steps 100]

Types, presses and chooses at random on the pages, all of them unless tools are named, in both languages and three
sizes. Then it reloads the page, opens its shared link, resets it and undoes that. Reports what no page may do: an
exception, an error in the console, a page that stops or gets wider than its window, a control that forgets, a result
of older input.
  tool     a tool's name, \`pipe\` for the page of pipes
  --seed   the same seed does the same things
  --steps  how much is done on each page
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
for (const name of ['seed', 'steps']) {
  if (/^\d+$/.test(values[name])) continue;
  console.error(`--${name} takes a whole number, not ${values[name]}.`);
  process.exit(2);
}
ensureInstalled();
const CHROMIUM_PATH = ensureBrowser();
ensureBuilt();
const [program, ...args] = programOf('@playwright/test', 'playwright');
const { status } = spawnSync(program, [...args, 'test', '--config', 'e2e/monkey/playwright.config.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH,
    MONKEY_ONLY: positionals.join(),
    MONKEY_SEED: values.seed,
    MONKEY_STEPS: values.steps,
  },
});
process.exit(status ?? 1);
