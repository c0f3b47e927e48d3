import { textSizes } from './engines.mjs';

/** What a page may take: first paint, usable (home, a tool), milliseconds; the home page in bytes. */
const goals = { paint: 600, home: 1300, tool: 1500, longest: 50, bytes: 115 * 1024 };

const column = (value, width) => String(value).padStart(width);
const against = (value, goal) => `${Math.round(value)}${value <= goal ? ' ' : '✗'}`;
const times = (row) => (row ? Object.values(row).filter((value) => typeof value === 'number') : []);

function printCold(cold) {
  console.log('\nCold page: 1.6 Mbit/s, 150 ms, processor 4 times slower, empty cache, no service worker.');
  console.log('Goals (✗ missed): first paint 600 ms; usable 1300 ms (home), 1500 ms (tools); no task over 50 ms after');
  console.log('the first paint; home 115 KiB. Typing: a field takes text. Usable: everything works.\n');
  const heads = ['KiB', 'requests', 'paint ms', 'typing ms', 'usable ms', 'longest ms', 'blocked ms'];
  console.log('page'.padEnd(42) + heads.map((head) => column(head, 12)).join(''));
  for (const [path, row] of Object.entries(cold)) {
    const { bytes, requests, paint, typing, usable, longest, blocked, failed } = row;
    const cells = failed
      ? [failed]
      : [
          `${(bytes / 1024).toFixed(1)}${path === '/' && bytes > goals.bytes ? '✗' : ' '}`,
          requests,
          against(paint, goals.paint),
          typing === undefined ? '-' : Math.round(typing),
          against(usable, path === '/' ? goals.home : goals.tool),
          against(longest, goals.longest),
          Math.round(blocked),
        ];
    console.log(path.padEnd(42) + cells.map((cell) => column(cell, 12)).join(''));
  }
}

function printLarge(large) {
  console.log('\nLarge texts in a worker, seconds (a word says why a text was refused; larger ones were not tried):\n');
  console.log('operation'.padEnd(42) + textSizes.map((size) => column(`${size} MB`, 18)).join(''));
  for (const [id, row] of Object.entries(large)) {
    const cells = textSizes.map((size) =>
      typeof row[size] === 'number' ? (row[size] / 1000).toFixed(2) : (row[size] ?? ''),
    );
    console.log(id.padEnd(42) + cells.map((cell) => column(cell, 18)).join(''));
  }
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The table of the README, ready to be put there. */
function printSummary({ cold = {}, warm, editor, file, large = {} }) {
  const tools = Object.entries(cold).filter(([path, { failed }]) => path !== '/' && !failed);
  const home = cold['/']?.failed ? undefined : cold['/'];
  const of = (name) => tools.map(([, row]) => row[name]).filter((value) => value !== undefined);
  const range = (name, unit = 1) =>
    `${Math.round(middle(of(name)) / unit)} (${Math.round(Math.max(...of(name)) / unit)})`;
  const rows = [];
  if (home && tools.length > 0) {
    rows.push(['Bytes over the line, KiB', Math.round(home.bytes / 1024), range('bytes', 1024)]);
    rows.push(['Requests', home.requests, range('requests')]);
    rows.push(['First paint, ms', Math.round(home.paint), range('paint')]);
    rows.push(['Usable, ms', Math.round(home.usable), range('usable')]);
    rows.push(['Longest task after first paint, ms', Math.round(home.longest), range('longest')]);
  }
  if (times(warm).length > 0) {
    const all = times(warm);
    rows.push(['From home to a tool, cached, ms', '', `${Math.round(middle(all))} (${Math.round(Math.max(...all))})`]);
  }
  console.log('\nFor README.md, "Figures":\n');
  console.log(`| slow phone, empty cache | home | a tool: median of ${tools.length} (worst) |`);
  console.log('| --- | ---: | ---: |');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  console.log('');
  const format = large['json-prettify/format']?.[50];
  if (typeof format === 'number') console.log(`- 50 MB of JSON is formatted in ${(format / 1000).toFixed(1)} s.`);
  if (editor) {
    console.log(
      `- 1 MB pasted into the JSON editor: longest task ${Math.round(editor.paste)} ms; the next character: ${Math.round(editor.type)} ms.`,
    );
  }
  if (file) {
    console.log(
      `- SHA-256 of a file of 1 GiB: ${Math.round(file.speed)} MB/s, ${Math.max(0, Math.round(file.growth))} MB of memory.`,
    );
  }
}

export function print(results) {
  const { cold, warm, editor, file, large } = results;
  if (cold) printCold(cold);
  if (warm) {
    console.log('\nFrom home to a tool, everything cached, full speed (ms):\n');
    for (const [tool, time] of Object.entries(warm)) console.log(`${tool.padEnd(42)}${column(Math.round(time), 12)}`);
  }
  if (editor) {
    const { paste, type } = editor;
    console.log(
      `\n1 MB into json-prettify, longest task (ms, goal 50): paste ${against(paste, goals.longest)}, next character ${against(type, goals.longest)}`,
    );
  }
  if (file) {
    const { speed, growth, reports } = file;
    console.log(
      `\nSHA-256 of a file of 1 GiB: ${Math.round(speed)} MB/s, memory +${growth.toFixed(1)} MB (goal 100), ${reports} reports of progress`,
    );
  }
  if (large && Object.keys(large).length > 0) printLarge(large);
  printSummary(results);
}
