import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('docker-run-to-docker-compose-converter', {
  'input.label': 'Docker commands',
  'output.label': 'Compose file',
  'output.empty': 'Paste a docker run command: its Compose file appears here.',
  'existing.label': 'Existing Compose file',
  'existing.placeholder': 'services:',
  'adds.label': 'Add to an existing file',
  'indent.label': common.indent,
  'messages.title': 'What could not be carried over',
  'messages.notes': 'Notes',
  'messages.none': 'Everything was carried over',
  notes: { one: '{count} note', other: '{count} notes' },
  renamed: { one: '{count} renamed to stay unique', other: '{count} renamed to stay unique' },
  clash: {
    one: '{count} service publishes host port {port}.',
    other: '{count} services publish host port {port}: only one of them can start.',
  },
  services: { one: '{count} service', other: '{count} services' },
  'where.line': 'line {line}',
  'note.unknown-flag':
    'docker run has no flag {flag}; it was left out and assumed to take no value. Check the spelling.',
  'note.missing-image': 'The command does not name an image: add one after the flags.',
  'note.missing-value': '{flag} has no value: add one.',
  'note.invalid-value': 'The value of {flag} cannot be read: correct it.',
  'note.unterminated-quote': 'A quote is never closed: close it.',
  'note.no-compose-equivalent': '{flag} has no Compose equivalent: it was left out.',
  'note.no-compose-equivalent.publish-all':
    '{flag} has no Compose equivalent: list each port, such as "80"; Docker assigns it a free host port.',
  'note.no-compose-equivalent.cidfile':
    '{flag} has no Compose equivalent: use “docker compose ps -q” to get the container ID.',
  'note.no-compose-equivalent.cpuset-mems':
    '{flag} has no Compose equivalent: use cpuset for the CPUs, and numactl in the container for the memory nodes.',
  'note.no-compose-equivalent.io-maxbandwidth':
    '{flag} has no Compose equivalent: it exists on Windows only; use blkio_config on Linux.',
  'note.no-compose-equivalent.io-maxiops':
    '{flag} has no Compose equivalent: it exists on Windows only; use blkio_config on Linux.',
  'note.no-compose-equivalent.kernel-memory': '{flag} has no Compose equivalent: Docker ignores it too; use mem_limit.',
  'note.no-compose-equivalent.volume-driver':
    '{flag} has no Compose equivalent without a named volume: name a volume with -v name:/path.',
  'note.needs-network': '{flag} works only on a user-defined network: add --network with its name.',
  'note.duplicate-container-name': 'Two commands use the same --name: only one of the containers can have it.',
  'note.command-substitution':
    'A command substitution was kept as text, because Compose does not run commands: replace it with its result.',
  'note.typographic-characters':
    'Typographic quotes or dashes were read as plain ones: compare the command with the original.',
  'note.joined-lines':
    'Several lines without continuations were read as one command: check where it ends, and end its lines with “\\”.',
  'note.ports-dropped':
    '{flag} was left out: a container that uses the network of the host or of another container cannot publish ports, and Compose rejects them.',
  'note.placeholder': '{flag} is a placeholder: replace it with the real value.',
  'note.redirection': '{flag} is a shell redirection, which Compose does not support: it was left out.',
  'note.skipped-word': '“{flag}” before the command was skipped: it is shell syntax.',
  'note.shell-grouping': 'The parentheses or braces around the command were skipped: they are shell syntax.',
  'note.client-only': '{flag} applies to the client, not the container: it was left out.',
  'note.ignored-command': 'A command other than docker run was skipped.',
  'note.shell-variable': 'A shell variable became a Compose variable: set it in the environment or in an .env file.',
  'note.pwd-to-dot': 'The working directory became “.”, the directory of the Compose file.',
  'note.named-volume': 'The volume keeps its Docker name.',
  'note.external-network': 'The network is external: it must already exist.',
  'note.renamed-service': 'The service name was taken, so a number was added.',
  'error.no-run-command': 'There is no docker run command in the text. Paste a whole command, starting with “docker”.',
  'error.missing-image': 'The command does not name an image. Add one after the flags, such as “nginx”.',
  'error.missing-value': '“{flag}” has no value. Add one, such as “-p 80:80”.',
  'error.invalid-value': '“{value}” is not a valid value for “{flag}”. Correct it.',
  'error.unterminated-quote': 'A quote on this line is never closed. Close it.',
  'error.invalid-yaml': 'The existing file is not valid YAML. Correct it.',
  'error.invalid-yaml.unprintable':
    'The existing file contains the character {character}, which YAML does not allow unescaped. Delete it.',
  'error.invalid-yaml.several-documents':
    'The existing file has several documents. Keep only the one to add the services to.',
  'error.too-deep': 'The existing file is nested more than 256 levels deep. Compose needs far fewer.',
  'error.too-many-nodes': 'The aliases in the existing file expand to too many values. Write them out, or use fewer.',
  'error.not-a-compose-file':
    'The existing file is not a Compose file: it must be a mapping, with mappings under services, networks and volumes.',
});
