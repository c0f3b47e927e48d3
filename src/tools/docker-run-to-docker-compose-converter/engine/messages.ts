export type Level = 'error' | 'warning' | 'info';

const levelOf = {
  'unknown-flag': 'error',
  'missing-image': 'error',
  'missing-value': 'error',
  'invalid-value': 'error',
  'unterminated-quote': 'error',
  'no-compose-equivalent': 'warning',
  'needs-network': 'warning',
  'duplicate-container-name': 'warning',
  'command-substitution': 'warning',
  'typographic-characters': 'warning',
  'joined-lines': 'warning',
  'ports-dropped': 'warning',
  placeholder: 'warning',
  'client-only': 'info',
  'ignored-command': 'info',
  redirection: 'info',
  'skipped-word': 'info',
  'shell-grouping': 'info',
  'shell-variable': 'info',
  'pwd-to-dot': 'info',
  'named-volume': 'info',
  'external-network': 'info',
  'renamed-service': 'info',
} as const satisfies Readonly<Record<string, Level>>;

export type MessageCode = keyof typeof levelOf;

/** What became of a flag or a command. */
export interface Message {
  readonly level: Level;
  readonly code: MessageCode;
  /** As typed. */
  readonly flag: string | null;
  readonly service: string | null;
  /** Where the command starts, from 1. */
  readonly line: number;
}

/** A message of a command whose service has no name yet. */
export type Note = Pick<Message, 'code' | 'flag'>;

export function messageOf({ code, flag }: Note, service: string | null, line: number): Message {
  return { level: levelOf[code], code, flag, service, line };
}

/** Why a command cannot be converted. */
export class CommandFault extends Error {
  constructor(
    readonly code: 'missing-image' | 'missing-value' | 'invalid-value' | 'unterminated-quote',
    readonly flag: string | null = null,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}
