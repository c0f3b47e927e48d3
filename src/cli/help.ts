import type { Field, Fields } from '#core/field.ts';
import { expectation, kindName } from '#core/describe-field.ts';
import type { OperationDescription } from '#core/operation-description.ts';
import type { Operation } from '#core/operation.ts';
import type { ToolWords } from '#core/tool.ts';
import { fileField, kebab } from './options.ts';
import { definitions } from './table.ts';

export const mainHelp = `Small developer tools: the same ones as on the web page.

Usage
  toolcrib <tool> <operation> [--field value …] [file|-]
  toolcrib list [--json-output]         every tool
  toolcrib list --operations            every operation: its name, its input and its output
  toolcrib <tool> --help                the operations of a tool
  toolcrib <tool> <operation> --help    the fields of an operation
  toolcrib <tool> <operation> --schema  the input of an operation as JSON Schema
  toolcrib recognise [file|-]           identifies a text or file: up to five requests, best first
  toolcrib ask "sha256 abc"             the answer to one line
  toolcrib pipe 'a/b | c/d' [file|-]    several operations, each on the result of the previous one
  toolcrib jsonl [file|-]               one request per line, one answer per line
  toolcrib mcp                          serves the operations over the Model Context Protocol
  toolcrib completion bash              completion script for bash, zsh, fish or powershell
  toolcrib serve                        serves the web page on this computer
  toolcrib --version

Input
  --field value     a field of the operation; --url-safe and --urlSafe are the same
  --flag --no-flag  a field that is true or false
  --list a,b        a list: separated by commas, repeated, or as JSON
  --json '{…}'      the whole input, or part of it, as JSON
  --time-limit ms   stops the operation after this many milliseconds with the error too-slow
  --secret env:NAME read a secret from env:NAME, file:PATH or - (prompt); text:… is the literal text
  --quiet           do not warn about a secret in the command line
  file or -         the first text or file field; a required one is read from standard input by default

Output
  Text is printed as is, a file as its bytes, anything else as JSON.
  --json-output     everything as JSON, errors too; bytes are {"base64": "…"}, files also have a "type"

Exit codes: 0 success, 1 error with a reason, 2 no such tool or operation, 70 internal error.

  printf 'abc' | toolcrib hash-text hash --algorithms sha256
  echo '{"op":"base64-string-converter/encode","input":{"text":"é"}}' | toolcrib jsonl
`;

export const listHelp = `Usage: toolcrib list [--operations] [--json-output]

Names every tool.
  --operations   every operation: its name, its input and its output
  --json-output  as JSON, with descriptions, keywords and fields
`;

export const jsonlHelp = `Usage: toolcrib jsonl [--time-limit ms] [--json-output] [file|-]

Reads one request per line from a file or standard input and writes one answer per line, in the same order.
  request  {"op": "<tool>/<operation>", "input": {…}}
  answer   {"ok": true, "value": …}
           {"ok": false, "error": {"code": "…", "message": "…", "details": {…}}}
A line that is not a request is answered as well: invalid-json, invalid-input or unknown-operation.
  --time-limit ms  stops each operation after this many milliseconds with the error too-slow and continues
  --json-output    an error of the command itself, such as a missing file, as JSON
A file in an input is its path, or {"base64": "…", "type": "…"}; bytes in a value are {"base64": "…"}.
`;

export const pipeHelp = `Usage
  toolcrib pipe FILE.pipe.json [file|-]
  toolcrib pipe 'jwt-parser/decode#/payloadText | json-to-yaml-converter/convert --indent 2' [file|-]

Runs operations in a row, each on the result of the previous one. A step is an operation with its options; add # and
a JSON Pointer to pass on only that member. Quotes work as in a shell.
  --items whole   the input as one value (the default)
  --items lines   every line is an item; LF and CRLF are kept, and memory use does not grow with the input
  --items json    every element of an array, or every document of NDJSON
  --items files   every named file
  --out DIR       with files: write the results to this folder, under the same file names
  --on-error stop|keep|drop      what to do with an item that fails; keep leaves it unchanged
  --secret STEP.FIELD=env:NAME   a secret of a step; also file:PATH, or - for a prompt. Pipe files never contain secrets
  --report        {"ok", "failed", "faults": [{"item", "step", "error"}]} as one line on standard error
  --json-output   the result as JSON, errors too
  --time-limit ms stops each operation after this many milliseconds
  --quiet         do not warn about a secret in the command line
Steps and items count from 1. The exit code is 0 with keep and drop, and 1 with stop; earlier lines may already be
printed then.
`;

export const mcpHelp = `Usage: toolcrib mcp [--only hash-text,json-*] [--read-only-files DIR]

A Model Context Protocol server over standard input and output. It has four tools: search_operations,
describe_operation, run_operation and run_pipe.
  --only a,b-*           also offers each operation of these tools as a separate tool, such as hash-text_hash
  --read-only-files DIR  allows file fields to name a file under this folder; none by default
Results are text, or JSON for values that are not text. Results over 200,000 characters are cut off.
`;

export const completionHelp = `Usage: toolcrib completion bash|zsh|fish|powershell

Prints a script that completes tools, operations, options and their values.
  bash        source <(toolcrib completion bash), in ~/.bashrc
  zsh         source <(toolcrib completion zsh), in ~/.zshrc after compinit
  fish        toolcrib completion fish > ~/.config/fish/completions/toolcrib.fish
  powershell  toolcrib completion powershell | Out-String | Invoke-Expression, in $PROFILE
`;

export const recogniseHelp = `Usage: toolcrib recognise [file|-] [--json-output] [--lines]

Identifies a text or file: up to five matching requests, best first, with a score from 50 to 100.
  --json-output  [{"op", "input", "score", "reason", "needs"?}]; "needs" names fields that are still missing
  --lines        every line is a sample, or a sample as a JSON string; prints one array per line
The input contains text of up to 64 KiB. For longer text and other data, the source field is the path, or -.
Exits with code 1 and not-recognised when there is nothing to suggest.
`;

export const askHelp = `Usage: toolcrib ask "20 c in f" [--json-output]

Answers one line: a hash, a conversion, a sum, a time, a code. English and French.
  --json-output  {"op", "input", "answer"}
  --             put this before a line that begins with -
Exits with code 1 and no-answer when nothing matches.
`;

export const serveHelp = `Usage: toolcrib serve [--port 8080] [--host 127.0.0.1] [--base /] [--config file]

Serves the built web page with its security headers, only to this computer, at http://localhost:8080/.
PORT and HOST are also read from the environment.
  --host 0.0.0.0  also serves it to other computers; --host :: includes IPv6
  --base /tools/  the path under which the page appears
  --config file   a configuration to use instead of toolcrib.config.json; see docs/self-hosting.md
  TOOLCRIB_…      the same settings as environment variables; TOOLCRIB_URL adds a sitemap
  /healthz        answers 200 while the server runs
`;

function usage(operation: Operation): string {
  const { id, input } = operation;
  const fed = fileField(operation);
  const needed = Object.entries(input).filter(([name, about]) => about.needed && name !== fed);
  const options = needed.map(([name, about]) => ` --${kebab(name)} <${kindName(about.kind)}>`);
  return `toolcrib ${id.replace('/', ' ')}${options.join('')}${fed === undefined ? '' : ' [file|-]'}`;
}

type Row = readonly [name: string, ...paragraphs: string[]];

/** What a tool's operations are called and do. */
export function toolHelp(
  tool: string,
  words: ToolWords | undefined,
  operations: readonly Operation[],
  describe: (operation: Operation) => OperationDescription,
): string {
  const intro = words ? `${words.name}\n${words.description}\n\n` : '';
  const rows = operations.map((operation): Row => {
    const { name, sentence } = describe(operation);
    return [operation.id.slice(tool.length + 1), name, sentence, usage(operation)];
  });
  return `${intro}Operations\n${definitions(rows)}\nFields: toolcrib ${tool} <operation> --help\n`;
}

function membersHelp(fields: Fields, path: string, words: OperationDescription): Row[] {
  const indent = '  '.repeat(path.split('.').length);
  return Object.entries(fields).flatMap(([name, about]) =>
    fieldHelp(`${indent}${name}`, `${path}.${name}`, about, words, []),
  );
}

function fieldHelp(name: string, path: string, about: Field, words: OperationDescription, notes: string[]): Row[] {
  const { label = path, hint } = words.fields.get(path) ?? {};
  const isFlag = about.kind === 'flag' && name.startsWith('--');
  const facts = [
    // An option for it takes no value.
    isFlag ? 'flag' : expectation(about),
    ...(about.needed ? ['required'] : []),
    ...(about.fallback === undefined ? [] : [`default ${JSON.stringify(about.fallback).replaceAll('","', '", "')}`]),
    ...notes,
  ];
  const inside = [about, ...(about.item ? [about.item] : []), ...(about.alternatives ?? [])];
  return [
    [name, label, ...(hint === undefined ? [] : [hint]), facts.join('; ')],
    ...inside.flatMap(({ members = {} }) => membersHelp(members, path, words)),
  ];
}

/** How the value of an option is given. */
function notesOn({ kind, fallback, needed }: Field, name: string, isFed: boolean): string[] {
  return [
    ...(kind === 'flag' && fallback === true ? [`off with --no-${kebab(name)}`] : []),
    ...(isFed ? [needed ? 'from file or standard input' : 'from file or -'] : []),
    ...(kind === 'secret' ? ['as env:NAME, file:PATH or - (prompt)'] : []),
  ];
}

/** What an operation does, and its fields: label, hint, then type and default. */
export function operationHelp(operation: Operation, words: OperationDescription): string {
  const fed = fileField(operation);
  const rows = Object.entries(operation.input).flatMap(([name, about]) =>
    fieldHelp(`--${kebab(name)}`, name, about, words, notesOn(about, name, name === fed)),
  );
  const fields = rows.length === 0 ? '' : `Fields\n${definitions(rows)}\n`;
  const intro = `${words.name}\n${words.sentence}\n\nUsage: ${usage(operation)}`;
  return `${intro}\n\n${fields}Also --json '{…}', --time-limit ms, --json-output, --schema\n`;
}
