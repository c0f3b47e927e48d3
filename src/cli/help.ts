import type { Field } from '#core/field.ts';
import { expectation } from '#core/expectation.ts';
import type { Operation } from '#core/operation.ts';
import type { ToolWords } from '#core/tool.ts';
import { kebab, sourceField } from './options.ts';

export const mainHelp = `Small developer tools: the same ones as on the web page.

Usage
  toolcrib <tool> <operation> [--field value …] [file|-]
  toolcrib list [--json-output]         every tool
  toolcrib <tool> --help                the operations of a tool
  toolcrib <tool> <operation> --help    the fields of an operation
  toolcrib <tool> <operation> --schema  its input as JSON Schema
  toolcrib jsonl                        one request per line, one answer per line
  toolcrib serve                        the web page, on this computer
  toolcrib --version

Input
  --field value     a field of the operation, as --url-safe or --urlSafe
  --flag --no-flag  a field that is true or false
  --list a,b        a list: separated by commas, repeated, or as JSON
  --json '{…}'      the whole input, or a part of it, as JSON
  file or -         the first text or file; a needed one comes from standard input when it is not given

Output
  A text as it is, a file as its bytes, anything else as JSON.
  --json-output     everything as JSON, errors too; bytes are {"base64": "…"}, files also have a "type"

Exit codes: 0 done, 1 refused with a reason, 2 no such tool or operation, 70 a bug.

  printf 'abc' | toolcrib hash-text hash --algorithms sha256
  echo '{"op":"base64-string-converter/encode","input":{"text":"é"}}' | toolcrib jsonl
`;

export const jsonlHelp = `Usage: toolcrib jsonl

Reads one request per line from standard input and writes one answer per line, in the same order.
  request  {"op": "<tool>/<operation>", "input": {…}}
  answer   {"ok": true, "value": …}
           {"ok": false, "error": {"code": "…", "message": "…", "details": {…}}}
A line that is no request is answered too: invalid-json, invalid-input, unknown-operation.
A file in an input is its path, or {"base64": "…", "type": "…"}; bytes in a value are {"base64": "…"}.
`;

export const serveHelp = `Usage: toolcrib serve [--port 8080] [--host 0.0.0.0] [--base /] [--config file]

Serves the built web page with its security headers. PORT and HOST are read from the environment too.
  --base /tools/  the path under which the page appears
  --config file   what the site shows, instead of its toolcrib.config.json; see docs/self-hosting.md
  TOOLCRIB_…      the same by environment variables; TOOLCRIB_URL adds a sitemap
  /healthz        answers 200 while the server runs
The files are listed once at the start: start it again after a new build.
`;

function usage({ id, input }: Operation): string {
  const source = sourceField(input);
  const needed = Object.entries(input).filter(([name, about]) => about.needed && name !== source);
  const options = needed.map(([name, about]) => ` --${kebab(name)} <${about.kind}>`);
  return `toolcrib ${id.replace('/', ' ')}${options.join('')}${source === undefined ? '' : ' [file|-]'}`;
}

export function toolHelp(tool: string, words: ToolWords | undefined, operations: readonly Operation[]): string {
  const intro = words ? `${words.name}\n${words.description}\n\n` : '';
  const lines = operations.map((operation) => `  ${usage(operation)}`);
  return `${intro}Operations\n${lines.join('\n')}\n\nFields: toolcrib ${tool} <operation> --help\n`;
}

function fieldHelp(name: string, about: Field, fed: boolean): string {
  const notes = [
    expectation(about),
    ...(about.needed ? ['needed'] : []),
    ...(about.fallback === undefined ? [] : [`default ${JSON.stringify(about.fallback)}`]),
    ...(fed ? ['from file or standard input'] : []),
  ];
  return `  --${kebab(name)}\n      ${notes.join('; ')}`;
}

export function operationHelp(operation: Operation): string {
  const source = sourceField(operation.input);
  const fields = Object.entries(operation.input).map(([name, about]) => fieldHelp(name, about, name === source));
  return `Usage: ${usage(operation)}\n\nFields\n${fields.join('\n')}\n\nAlso --json '{…}', --json-output, --schema\n`;
}
