import type { Details, Failure } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import type { Messages } from '#core/text.ts';

const own: Messages = {
  'error.unknown-command': 'There is no option “{name}” here. See toolcrib --help.',
  'error.unknown-tool': 'There is no tool “{name}”. The nearest names are: {nearest}.',
  'error.unknown-operation': 'There is no operation “{name}”. The nearest names are: {nearest}.',
  'error.missing-operation': 'Name an operation of {tool}: {operations}.',
  'error.missing-value': 'The option {option} needs a value.',
  'error.invalid-json': 'This is not JSON ({where}): {problem}.',
  'error.given-twice': 'The field “{field}” is given twice: as an option and as a file.',
  'error.no-file-field': 'This operation reads no text and no file; “{path}” has no place.',
  'error.too-many-files': 'Only one file can be read; “{path}” is one too many.',
  'error.unreadable-file': 'The file “{path}” cannot be read ({cause}).',
  'error.not-utf-8': '{path} is not UTF-8 text. Convert it first, or use an operation that reads bytes.',
  'error.internal-error': 'The operation failed because of a bug in it.',
  'error.invalid-option': '{problem}',
  'error.invalid-port': 'The port must be a whole number from 0 to 65535, not “{port}”.',
  'error.invalid-url': 'TOOLCRIB_URL must be an address that starts with https:// or http://, not “{url}”.',
  'error.not-built': 'There is no built site in {path}. Run npm run build first.',
  'error.port-in-use': 'Port {port} is already in use. Choose another one: toolcrib serve --port 8081.',
  'error.cannot-listen': 'The server cannot listen on {host}, port {port} ({cause}).',
};

/** An error of the command line itself, with its sentence. */
export function failureOf(code: string, details: Details): Failure {
  const shown = Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  const message = describeError({ en: own, fr: own }, 'en', code, Object.fromEntries(shown) as Details);
  return { code, message, details };
}
