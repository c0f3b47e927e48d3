import { ToolError } from '#core/operation.ts';
import { readCommands, type Command } from '#lib/shell/commands.ts';
import { readPowershellCommands } from '#lib/shell/powershell.ts';
import { readCmdCommands } from '#lib/shell/windows.ts';
import { programAt } from '#lib/shell/wrappers.ts';
import { refuseLonger } from '#lib/text-limit.ts';
import { readArguments } from './arguments.ts';
import { CommandFault, readGroup, type Note } from './curl.ts';
import { fateOf, type Fate } from './fates.ts';
import type { ParseInput, Shell, Source } from './fields.ts';
import { messageOf, type Message, type Request } from './request.ts';
import { redact, redactUrl } from './secrets.ts';
import { readFetch, type Read } from './sources/fetch.ts';
import { isHar, readHar } from './sources/har.ts';
import { readHttp } from './sources/http.ts';

export interface Parsed extends Read {
  readonly source: Source;
  /** What a command was read as; null for other sources. */
  readonly shell: Shell | null;
  /** What became of each flag of curl, as they stand. */
  readonly fates: readonly Fate[];
}

const program = /(?:^["']?|[/\\])curl(?:\.exe)?["']?$/i;
const fetchCall = /^\s*(?:(?:const|let|var)\s+\w+\s*=\s*)?(?:await\s+)?fetch\s*\(/;
const requestLine = /^\s*[A-Z]+ \S+ HTTP\/[\d.]+/;
const commandLimit = 1000;

/** UTF-16 units. */
const limits = { text: 2_000_000, har: 50_000_000 } as const;

function sourceOf(text: string): Source {
  if (isHar(text)) return 'har';
  if (fetchCall.test(text)) return 'fetch';
  return requestLine.test(text) ? 'http' : 'curl';
}

/** The backtick that closes a `command` of POSIX also ends a line: it has a partner, and no space before it. */
function isContinued(line: string): boolean {
  const end = line.trimEnd();
  return end.endsWith('`') && (/\s`$/.test(end) || end.split('`').length % 2 === 0);
}

function shellOf(text: string): Shell {
  if (/\^"|\^[ \t]*$/m.test(text)) return 'cmd';
  const isPowershell = text.split(/\r\n|[\r\n]/).some(isContinued) || /^\s*curl\.exe\b/i.test(text);
  return isPowershell ? 'powershell' : 'posix';
}

function commandsOf(text: string, shell: Shell): readonly Command[] {
  if (shell === 'cmd') return readCmdCommands(text);
  return shell === 'powershell' ? readPowershellCommands(text) : readCommands(text, { program });
}

/** What the shell does to a command, once for each name. */
function shellMessages({ line, notes, words }: Command): readonly Message[] {
  const has = (note: 'typographic-characters' | 'command-substitution'): boolean =>
    words.some((word) => word.notes.has(note));
  const names = new Set(words.flatMap(({ variables }) => variables));
  return [
    ...(has('typographic-characters') ? [messageOf('typographic-characters', null, line)] : []),
    ...Array.from(names, (name) => messageOf('shell-variable', name, line)),
    ...(has('command-substitution') ? [messageOf('command-substitution', null, line)] : []),
    ...notes.filter(({ code }) => code === 'redirection').map(({ flag }) => messageOf('client-only', flag, line)),
  ];
}

/** Reads commands until all are read; a failing one is a message as long as another one works. */
class CommandsReader {
  readonly requests: Request[] = [];
  readonly messages: Message[] = [];
  readonly fates: Fate[] = [];
  private fault: ToolError | undefined;
  private count = 0;

  /** `shift`: how much is missing of the text in front of the first command. */
  constructor(private readonly shift: number) {}

  take(command: Command): void {
    const { line, unclosed, words } = command;
    const at = programAt(words);
    if (!program.test(words[at]?.typed ?? '')) {
      if (unclosed !== undefined) this.fail(new CommandFault('unterminated-quote', null, unclosed), line);
      return;
    }
    if (this.count++ === commandLimit) throw new ToolError('too-many-commands', { max: commandLimit });
    for (const message of shellMessages(command)) this.messages.push(message);
    if (unclosed !== undefined) return this.fail(new CommandFault('unterminated-quote', null, unclosed), line);
    const tell = (code: Message['code'], flag: string): void => {
      this.messages.push(messageOf(code, flag, line));
    };
    for (const group of readArguments(words.slice(at + 1).map(({ text }) => text))) {
      const isGet = group.given.some((one) => typeof one !== 'string' && one.flag.name === 'get' && one.flag.isOn);
      const note: Note = (given, lost) => this.fates.push(fateOf(given, lost, isGet, line));
      try {
        for (const request of readGroup(group, line, tell, note)) this.add(request);
      } catch (error) {
        if (!(error instanceof CommandFault)) throw error;
        this.fail(error, line);
      }
    }
  }

  private add(request: Request): void {
    if (this.requests.length === commandLimit) throw new ToolError('too-many-commands', { max: commandLimit });
    this.requests.push(request);
  }

  private fail({ code, flag, place }: CommandFault, commandLine: number): void {
    const { line = commandLine, offset } = place;
    const start = offset === undefined ? {} : { offset: offset + this.shift };
    this.fault ??= new ToolError(code, { ...(flag !== null && { flag }), line, ...start });
    this.messages.push(messageOf(code, flag, line));
  }

  /** Error: that of the first command when none works, or `no-curl-command`. */
  get read(): Read & Pick<Parsed, 'fates'> {
    if (this.requests.length === 0) throw this.fault ?? new ToolError('no-curl-command');
    return { requests: this.requests, messages: this.messages, fates: this.fates };
  }
}

function readSource(text: string, source: Source, shell: Shell, shift: number): Read & Pick<Parsed, 'fates'> {
  if (source === 'fetch') return { ...readFetch(text), fates: [] };
  if (source === 'har') return { requests: readHar(text), messages: [], fates: [] };
  if (source === 'http') return { requests: [readHttp(text)], messages: [], fates: [] };
  const reader = new CommandsReader(shift);
  for (const command of commandsOf(text, shell)) reader.take(command);
  return reader.read;
}

/** Its flag may be a URL with secrets. */
const withoutSecrets = (message: Message): Message =>
  message.code === 'url-globbing' && message.flag !== null ? { ...message, flag: redactUrl(message.flag) } : message;

/** The requests of a text, and what became of its flags. */
export function parseText({ redact: hides, shell: given, source: wanted, text: whole }: ParseInput): Parsed {
  const text = whole.replace(/^\uFEFF/, '');
  if (!/\S/.test(text)) throw new ToolError('empty-input');
  refuseLonger('text', text, limits.har);
  const source = wanted === 'auto' ? sourceOf(text) : wanted;
  if (source !== 'har') refuseLonger('text', text, limits.text);
  const shell = given === 'auto' ? shellOf(text) : given;
  const { fates, messages, requests } = readSource(text, source, shell, whole.length - text.length);
  const redactions = requests.map(redact);
  const secrets = redactions.flatMap(({ found, request }) =>
    found.map((where) => messageOf('secret', where, request.line)),
  );
  return {
    source,
    shell: source === 'curl' ? shell : null,
    requests: hides ? redactions.map(({ request }) => request) : requests,
    messages: [...(hides ? messages.map(withoutSecrets) : messages), ...secrets],
    fates,
  };
}
