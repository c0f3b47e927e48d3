import type { Details, Failure } from '#core/operation.ts';
import { sentenceOf } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import type { Messages } from '#core/text.ts';

const own: Messages = {
  'error.unknown-command': 'There is no option “{name}” here. See toolcrib --help.',
  'error.unknown-tool': 'There is no tool “{name}”. Closest matches: {nearest}.',
  'error.unknown-operation': 'There is no operation “{name}”. Closest matches: {nearest}.',
  'error.missing-operation': 'Name an operation of {tool}: {operations}.',
  'error.missing-value': 'The option {option} needs a value.',
  'error.invalid-json': 'This is not JSON ({where}): {problem}.',
  'error.given-twice': 'The field “{field}” is set twice: as an option and as a file.',
  'error.given-twice.input':
    'The standard input is already in use, so “{field}” cannot be read from it. Use env:NAME or file:PATH.',
  'error.no-file-field': 'This operation takes no file or text: “{path}” is not needed.',
  'error.too-many-files': 'Only one input file is allowed: unexpected “{path}”.',
  'error.not-recognised': 'Nothing recognized.',
  'error.no-answer': 'No answer. Try, for example: {examples}.',
  'error.missing-line': 'Enter a line to answer. Try, for example: toolcrib ask "20 c in f".',
  'error.invalid-input.option': 'Unknown option “{field}”. Allowed options: {expected}.',
  'error.invalid-input.no-options': 'Unknown option “{field}”: this operation has no options.',
  'error.invalid-input.no-secrets': 'No step of this pipe has a secret to set with --secret.',
  'error.missing-secret': 'The secret “{field}” is missing. Set it with {option}=env:NAME, file:PATH or - (prompt).',
  'error.missing-secret.input': 'The secret “{field}” is missing. Add it to the input.',
  'error.missing-variable': 'The environment variable “{name}” for “{field}” is not set.',
  'error.unwritable-file': 'The file “{path}” cannot be written ({cause}).',
  'error.only-with-files': 'The option {option} works only with --items files.',
  'error.same-name': 'Two of these files are named “{name}”, so one would replace the other in {folder}.',
  'error.files-not-allowed':
    'This server may not read files, so it cannot open “{path}”. Send the bytes as {"base64": "…"}, or start the server with --read-only-files.',
  'error.files-not-allowed.outside': 'This server only reads files under {folder}, not “{path}”.',
  'error.not-a-folder': '“{path}” is not a folder. --read-only-files needs the folder that contains the files.',
  'error.not-base64': 'The bytes given as {"base64": "…"} are not Base64.',
  'error.missing-pipe': 'Enter a pipe or the path of one. See toolcrib pipe --help.',
  'error.unreadable-file': 'The file “{path}” cannot be read ({cause}).',
  'error.unreadable-file.text': 'The file “{path}” cannot be read ({cause}). To pass the text itself, use {option}.',
  'error.not-utf-8': '{path} is not UTF-8 text. Convert it first, or use an operation that reads bytes.',
  'error.not-utf-8.utf-16':
    '{path} is UTF-16 text. Save it as UTF-8, in PowerShell with Out-File -Encoding utf8, or use an operation that reads bytes.',
  'error.text-too-large': '{path} is too large to be read as text. Split it, or use an operation that reads bytes.',
  'error.input-too-large':
    'The standard input is larger than 1 GiB. Save it to a file and name that file, or send it in smaller parts.',
  'error.line-too-large': 'One line is larger than 1 GiB. Each item must be on a line of its own.',
  'error.internal-error': 'The operation failed because of a bug in Toolcrib.',
  'error.invalid-port': 'The port must be a whole number from 0 to 65535, not “{port}”.',
  'error.invalid-url': 'TOOLCRIB_URL must be an address that starts with https:// or http://, not “{url}”.',
  'error.not-built': 'There is no built site in {path}. Run npm run build first.',
  'error.port-in-use': 'Port {port} is already in use. Choose another one: toolcrib serve --port 8081.',
  'error.cannot-listen': 'The server cannot listen on {host}, port {port} ({cause}).',
};

/** An error of the command line itself, with its sentence. */
export function failureOf(code: string, details: Details): Failure {
  const shown = Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  const message = sentenceOf([own, errorWords.en], 'en', code, Object.fromEntries(shown) as Details);
  return { code, message, details };
}
