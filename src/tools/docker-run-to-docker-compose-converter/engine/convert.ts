import { ToolError } from '#core/operation.ts';
import { FreeNames } from '#lib/free-names.ts';
import { readCommands, type CommandStyle } from '#lib/shell/commands.ts';
import { programName, programPattern } from './known-programs.ts';
import { readCreation } from './creation.ts';
import type { Draft } from './draft.ts';
import { ComposeFile } from './file.ts';
import { CommandFault, messageOf, type Message, type Note } from './messages.ts';
import { joinLines, type JoinedCommand } from './join-lines.ts';
import { readCall } from './program.ts';
import { readService } from './service.ts';
import { keyOf, unique, type Fields } from './values.ts';

export interface Converted {
  readonly yaml: string;
  /** The same document as data. */
  readonly compose: Fields;
  readonly messages: readonly Message[];
}

interface Input {
  readonly text: string;
  readonly indent: number;
  readonly existing: string;
}

/** Compose wants a literal `$` doubled. */
const style: CommandStyle = {
  program: programPattern,
  literal: (text) => text.replaceAll('$', '$$$$'),
  variable: (name, rest) => `\${${name}${rest}}`,
};

/** Said after what is said of the flags. */
const isBehind = (code: Note['code']): boolean => code === 'redirection' || code === 'placeholder';

/** What a text holds, command by command. */
class Reading {
  readonly messages: (Message | Draft)[] = [];
  readonly drafts: Draft[] = [];
  readonly created = { network: new Map<string, Fields>(), volume: new Map<string, Fields>() };
  private fault: { readonly fault: CommandFault; readonly line: number } | undefined;

  /** `namesProgram`: Docker stands in the text, so a quote that is never closed may hide a command. */
  constructor(private readonly namesProgram: boolean) {}

  take({ words, line, unclosed, notes: ofShell }: JoinedCommand): void {
    // The end of `{ docker run …; }`
    if (words.every(({ typed }) => typed === '}')) return;
    const call = readCall(words);
    if (!call) {
      if (unclosed !== undefined && this.namesProgram)
        this.fail(new CommandFault('unterminated-quote', null, { ...unclosed }), unclosed.line);
      else this.messages.push(messageOf({ code: 'ignored-command', flag: null }, null, line));
      return;
    }
    const isTypographic = words.some(({ notes }) => notes.has('typographic-characters'));
    const before: readonly Note[] = [
      ...call.notes,
      ...(isTypographic ? [{ code: 'typographic-characters', flag: null } as const] : []),
      ...ofShell.filter(({ code }) => !isBehind(code)),
    ];
    const behind = ofShell.filter(({ code }) => isBehind(code));
    try {
      if (unclosed !== undefined) throw new CommandFault('unterminated-quote', null, { ...unclosed });
      if (call.does === 'run') {
        const draft = readService(call.words, line);
        draft.notes = [...before, ...draft.notes, ...behind];
        this.drafts.push(draft);
        this.messages.push(draft);
        return;
      }
      const { kind, name, definition, notes } = readCreation(call.does, call.words);
      for (const note of [...before, ...notes, ...behind]) this.messages.push(messageOf(note, null, line));
      if (name !== undefined) this.created[kind].set(name, definition);
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      for (const note of [...before, ...behind]) this.messages.push(messageOf(note, null, line));
      this.fail(error, line);
    }
  }

  private fail(fault: CommandFault, line: number): void {
    this.fault ??= { fault, line };
    this.messages.push(messageOf({ code: fault.code, flag: fault.flag }, null, line));
  }

  /** Nothing was converted: why. */
  error(): ToolError {
    if (!this.fault) return new ToolError('no-run-command');
    const { fault, line } = this.fault;
    return new ToolError(fault.code, { line, ...(fault.flag !== null && { flag: fault.flag }), ...fault.details });
  }
}

/** The container's name, else the last part of the image's path without tag or digest. */
function wantedName({ containerName, image }: Draft): string {
  const path =
    image
      .replace(/@[^]*$/, '')
      .split('/')
      .at(-1) ?? '';
  return keyOf(containerName ?? path.replace(/:[^]*$/, '')) || 'service';
}

function nameServices(drafts: readonly Draft[], file: ComposeFile): Map<Draft, string> {
  const names = new Map<Draft, string>();
  const free = new FreeNames({ separator: '-', isReserved: (name) => file.has('services', name) });
  const containers = new Set<string>();
  for (const draft of drafts) {
    const wanted = wantedName(draft);
    const name = free.take(wanted);
    if (name !== wanted) draft.note('renamed-service', null);
    names.set(draft, name);
    const { containerName } = draft;
    if (containerName === undefined) continue;
    if (containers.has(containerName)) draft.note('duplicate-container-name', '--name');
    containers.add(containerName);
  }
  return names;
}

/** Lists in which the Compose specification lets an item stand twice. */
const repeating = new Set(['entrypoint', 'env_file', 'label_file', 'devices']);

function serviceOf(draft: Draft): Fields {
  const { container_name, ...rest } = draft.fields;
  const entries = Object.entries(rest)
    .filter(([key, value]) => !Array.isArray(value) || value.length > 0 || key === 'entrypoint')
    .map(([key, value]) => [key, Array.isArray(value) && !repeating.has(key) ? unique(value) : value]);
  return {
    image: draft.image,
    ...(container_name !== undefined && { container_name }),
    ...Object.fromEntries(entries),
    ...(draft.command.length > 0 && { command: draft.command }),
  };
}

export function convertCommands({ text, indent, existing }: Input): Converted {
  if (text.trim() === '') throw new ToolError('empty-input');
  const file = ComposeFile.read(existing);
  const reading = new Reading(programName.test(text));
  for (const command of joinLines(readCommands(text, style))) reading.take(command);
  const { created, drafts } = reading;
  if (drafts.length === 0) throw reading.error();

  const names = nameServices(drafts, file);
  // Of two containers with one name Docker starts the first.
  const byContainer = new Map(drafts.toReversed().map((draft) => [draft.containerName, names.get(draft)]));
  for (const draft of drafts) for (const finish of draft.later) finish((container) => byContainer.get(container));

  const networks = new Map(created.network);
  const volumes = new Map(created.volume);
  for (const draft of drafts) {
    for (const { name } of draft.networks) {
      if (created.network.has(name)) continue;
      const isKey = keyOf(name) === name;
      if (!networks.has(name)) networks.set(name, { external: true, ...(!isKey && { name }) });
      draft.note('external-network', '--network');
    }
    for (const [name, definition] of draft.volumes) volumes.set(name, { ...definition, ...volumes.get(name) });
  }
  for (const draft of drafts) file.add('services', names.get(draft) as string, serviceOf(draft));
  for (const [section, defined] of [
    ['networks', networks],
    ['volumes', volumes],
  ] as const) {
    for (const [name, definition] of defined) {
      if (!file.has(section, keyOf(name))) file.add(section, keyOf(name), definition);
    }
  }

  const messages = reading.messages.flatMap((one) =>
    'notes' in one ? one.notes.map((note) => messageOf(note, names.get(one) ?? null, one.line)) : [one],
  );
  return { yaml: file.toYaml(indent), compose: file.toData(), messages };
}
