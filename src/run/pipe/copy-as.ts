import { posixWord, powershellWord, typedStep } from '#core/command-line.ts';
import { isArgument, secretName, type Copied } from '#core/copy-as.ts';
import type { Details } from '#core/operation.ts';
import { findOperation } from '../find-operation.ts';
import { writePipe, type Pipe } from './format.ts';
import { inputKind, secretIn, withoutSecrets } from './steps.ts';

export const pipeForms = ['command', 'powershell', 'javascript'] as const;
export type PipeForm = (typeof pipeForms)[number];

interface Secret {
  readonly name: string;
  readonly step: number;
  readonly field: string;
}

interface Secrets {
  /** Those with a variable in their place. */
  readonly secrets: readonly Secret[];
  /** Those that no variable can replace, such as a list: `1.words`. */
  readonly leftOut: readonly string[];
}

/** The secrets that the steps have. */
async function secretsOf({ steps }: Pipe): Promise<Secrets> {
  const secrets: Secret[] = [];
  const leftOut: string[] = [];
  for (const [index, { op, input }] of steps.entries()) {
    const { input: fields } = await findOperation(op);
    for (const [field, value] of Object.entries(input)) {
      const about = fields[field];
      const step = index + 1;
      if (about?.kind === 'secret') secrets.push({ name: secretName(secrets.length), step, field });
      else if (about && secretIn(about, value) !== undefined) leftOut.push(`${step}.${field}`);
    }
  }
  return { secrets, leftOut };
}

/** A pipe in a form for use elsewhere. */
export interface CopiedPipe extends Copied {
  /** The options with secrets that are missing in it. */
  readonly leftOut: readonly string[];
}

interface Parts extends Secrets {
  /** The steps that run, without secrets. */
  readonly pipe: Pipe;
  /** Whether the input itself is a secret, by the first step; its variable is the next one. */
  readonly isSecretInput: boolean;
  /** Whether nothing reads the input. */
  readonly isInputIgnored: boolean;
}

async function partsOf(whole: Pipe): Promise<Parts> {
  const running = { ...whole, steps: whole.steps.filter(({ disabled }) => !disabled) };
  const kind = await inputKind(running);
  return {
    pipe: await withoutSecrets(running),
    ...(await secretsOf(running)),
    isSecretInput: kind === 'secret',
    isInputIgnored: running.steps.length > 0 && kind === undefined && whole.items === 'whole',
  };
}

async function commandOf({ pipe, secrets }: Parts, word: (text: string) => string): Promise<string> {
  const typed = await Promise.all(
    pipe.steps.map(async ({ op, input, pick }) => typedStep(op, (await findOperation(op)).input, input, pick)),
  );
  const options = [
    ...(pipe.items === 'whole' ? [] : ['--items', pipe.items]),
    ...(pipe.onError === 'stop' ? [] : ['--on-error', pipe.onError]),
    ...secrets.flatMap(({ name, step, field }) => ['--secret', word(`${step}.${field}=env:${name}`)]),
  ];
  return ['npx toolcrib pipe', word(typed.join(' | ')), ...options].join(' ');
}

/** The input comes over the standard input; one that no shell can hand over is named as a file. */
async function posixCommand(parts: Parts, input: string, inputName: string): Promise<string> {
  const command = await commandOf(parts, posixWord);
  if (parts.isInputIgnored) return command;
  if (parts.isSecretInput) return `printf '%s' "$${inputName}" | ${command}`;
  if (!isArgument(input)) return `${command} input.txt`;
  return `printf '%s' '${input.replaceAll("'", String.raw`'\''`)}' | ${command}`;
}

/** PowerShell changes what goes through its own pipe, so the input is a file. */
async function powershellCommand(parts: Parts): Promise<string> {
  const command = await commandOf(parts, powershellWord);
  return parts.isInputIgnored ? command : `${command} input.txt`;
}

/** The text with variables of the environment in place of the names of secrets. */
function withVariables(json: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(`"$${name}"`, `process.env.${name}`), json);
}

function program({ pipe, secrets, isSecretInput, isInputIgnored }: Parts, input: string, inputName: string): string {
  const steps = pipe.steps.map((step, index) => {
    const own = secrets.filter((secret) => secret.step === index + 1);
    const added: Details = Object.fromEntries(own.map(({ name, field }) => [field, `$${name}`]));
    return { ...step, input: { ...step.input, ...added } };
  });
  const value = isInputIgnored ? "''" : isSecretInput ? `process.env.${inputName}` : JSON.stringify(input);
  const json = JSON.stringify(writePipe({ ...pipe, steps }), null, 2);
  const names = secrets.map(({ name }) => name);
  return [
    "import { runPipe } from 'toolcrib';",
    '',
    `const pipe = ${withVariables(json, names)};`,
    `const result = await runPipe(pipe, ${value});`,
    'console.log(result.ok ? result.value : result.error.message);',
  ].join('\n');
}

/** A pipe with its input for use elsewhere: a command or a program. Steps that are left out are not part of it. */
export async function copyPipeAs(form: PipeForm, pipe: Pipe, input: string): Promise<CopiedPipe> {
  const parts = await partsOf(pipe);
  const { secrets, leftOut, isSecretInput } = parts;
  const inputName = secretName(secrets.length);
  const replaced = secrets.map(({ name, step, field }) => ({ name, field: `${step}.${field}` }));
  const isInputReplaced = isSecretInput && form !== 'powershell';
  const all = isInputReplaced ? [...replaced, { name: inputName, field: 'input' }] : replaced;
  const text = {
    command: () => posixCommand(parts, input, inputName),
    powershell: () => powershellCommand(parts),
    javascript: async () => program(parts, input, inputName),
  }[form];
  return { text: await text(), secrets: all, leftOut };
}
