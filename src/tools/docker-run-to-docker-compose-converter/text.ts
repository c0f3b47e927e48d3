import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    'input.label': 'Docker commands',
    'output.label': 'Compose file',
    'output.empty': 'Paste a docker run command: its Compose file appears here.',
    'existing.label': 'Existing Compose file',
    'existing.placeholder': 'services:',
    'existing.switch': 'Add to an existing file',
    'indent.label': 'Indent',
    'messages.title': 'What could not be carried over',
    'messages.none': 'Everything was carried over',
    notes: { one: '{count} note', other: '{count} notes' },
    services: { one: '{count} service', other: '{count} services' },
    where: 'Line {line}:',
    'where.line': 'line {line}',
    'note.unknown-flag':
      '{flag} is no flag of docker run: it was left out, and taken to have no value. Check its spelling.',
    'note.missing-image': 'The command names no image: add one after the flags.',
    'note.missing-value': '{flag} lacks its value: add it.',
    'note.invalid-value': 'The value of {flag} cannot be read: correct it.',
    'note.unterminated-quote': 'A quote is never closed: close it.',
    'note.no-compose-equivalent': '{flag} has no Compose equivalent: it was left out.',
    'note.no-compose-equivalent.publish-all':
      '{flag} has no Compose equivalent: list each port, such as "80", which gets a free port of the host.',
    'note.no-compose-equivalent.cidfile':
      '{flag} has no Compose equivalent: use “docker compose ps -q” to learn the container’s id.',
    'note.no-compose-equivalent.cpuset-mems':
      '{flag} has no Compose equivalent: use cpuset for the CPUs, and numactl in the container for the memory nodes.',
    'note.no-compose-equivalent.io-maxbandwidth':
      '{flag} has no Compose equivalent: it exists on Windows only; use blkio_config on Linux.',
    'note.no-compose-equivalent.io-maxiops':
      '{flag} has no Compose equivalent: it exists on Windows only; use blkio_config on Linux.',
    'note.no-compose-equivalent.kernel-memory':
      '{flag} has no Compose equivalent: Docker ignores it too; use mem_limit.',
    'note.no-compose-equivalent.volume-driver':
      '{flag} has no Compose equivalent without a named volume: name a volume with -v name:/path.',
    'note.needs-network': '{flag} needs a network of its own: add --network with the name of one.',
    'note.duplicate-container-name': 'Two commands use the same --name: only one of the containers can have it.',
    'note.command-substitution':
      'A command substitution was kept as text, since Compose runs no commands: put its result in.',
    'note.typographic-characters':
      'Typographic quotes or dashes were read as plain ones: check the command where it came from.',
    'note.client-only': '{flag} concerns the client, not the container: nothing to write.',
    'note.ignored-command': 'A command that is no docker run was skipped.',
    'note.shell-variable':
      'A shell variable became a variable of Compose: set it in the environment or in a file .env.',
    'note.pwd-to-dot': 'The working folder became “.”, the folder of the Compose file.',
    'note.named-volume': 'The volume keeps the name that it has in Docker.',
    'note.external-network': 'The network has to exist already: it is external.',
    'note.renamed-service': 'The service got a number, since its name was taken.',
    'error.no-run-command': 'There is no docker run in the text. Paste a whole command, from “docker” on.',
    'error.missing-image': 'The command names no image. Add it after the flags, such as “nginx”.',
    'error.missing-value': '{flag} lacks its value. Add it, such as “-p 80:80”.',
    'error.invalid-value': '“{value}” is no value for {flag}. Correct it.',
    'error.unterminated-quote': 'The quote that opens in line {line} is never closed. Close it.',
    'error.invalid-yaml': 'The existing file is not YAML (line {line}, column {column}). Correct it there.',
    'error.too-deep':
      'The existing file nests more than 256 levels at line {line}, column {column}. Compose needs far fewer.',
    'error.too-many-nodes': 'The aliases of the existing file stand for too many values. Write them out, or use fewer.',
    'error.not-a-compose-file':
      'The existing file is no Compose file: it has to be a map, with maps under services, networks and volumes.',
  },
  fr: {
    'input.label': 'Commandes Docker',
    'output.label': 'Fichier Compose',
    'output.empty': 'Collez une commande docker run : son fichier Compose apparaît ici.',
    'existing.label': 'Fichier Compose existant',
    'existing.placeholder': 'services:',
    'existing.switch': 'Ajouter à un fichier existant',
    'indent.label': 'Indentation',
    'messages.title': 'Ce qui n’a pas pu être repris',
    'messages.none': 'Tout a été repris',
    notes: { one: '{count} remarque', other: '{count} remarques' },
    services: { one: '{count} service', other: '{count} services' },
    where: 'Ligne {line} :',
    'where.line': 'ligne {line}',
    'note.unknown-flag':
      '{flag} n’est pas une option de docker run : elle a été omise et considérée comme sans valeur. Vérifiez son orthographe.',
    'note.missing-image': 'La commande ne nomme aucune image : ajoutez-en une après les options.',
    'note.missing-value': 'Il manque la valeur de {flag} : ajoutez-la.',
    'note.invalid-value': 'La valeur de {flag} est illisible : corrigez-la.',
    'note.unterminated-quote': 'Un guillemet n’est jamais fermé : fermez-le.',
    'note.no-compose-equivalent': '{flag} n’a pas d’équivalent Compose : l’option a été omise.',
    'note.no-compose-equivalent.publish-all':
      '{flag} n’a pas d’équivalent Compose : indiquez chaque port, par exemple "80", qui reçoit un port libre de l’hôte.',
    'note.no-compose-equivalent.cidfile':
      '{flag} n’a pas d’équivalent Compose : « docker compose ps -q » donne l’identifiant du conteneur.',
    'note.no-compose-equivalent.cpuset-mems':
      '{flag} n’a pas d’équivalent Compose : utilisez cpuset pour les processeurs et numactl dans le conteneur pour les nœuds mémoire.',
    'note.no-compose-equivalent.io-maxbandwidth':
      '{flag} n’a pas d’équivalent Compose : l’option n’existe que sous Windows ; sous Linux, utilisez blkio_config.',
    'note.no-compose-equivalent.io-maxiops':
      '{flag} n’a pas d’équivalent Compose : l’option n’existe que sous Windows ; sous Linux, utilisez blkio_config.',
    'note.no-compose-equivalent.kernel-memory':
      '{flag} n’a pas d’équivalent Compose : Docker l’ignore aussi ; utilisez mem_limit.',
    'note.no-compose-equivalent.volume-driver':
      '{flag} n’a pas d’équivalent Compose sans volume nommé : nommez un volume avec -v nom:/chemin.',
    'note.needs-network': '{flag} exige un réseau propre : ajoutez --network avec son nom.',
    'note.duplicate-container-name': 'Deux commandes utilisent le même --name : un seul des conteneurs peut le porter.',
    'note.command-substitution':
      'Une substitution de commande a été gardée telle quelle, car Compose n’exécute rien : remplacez-la par son résultat.',
    'note.typographic-characters':
      'Des guillemets ou tirets typographiques ont été lus comme des simples : vérifiez la commande d’origine.',
    'note.client-only': '{flag} concerne le client et non le conteneur : rien à écrire.',
    'note.ignored-command': 'Une commande autre que docker run a été ignorée.',
    'note.shell-variable':
      'Une variable du shell est devenue une variable de Compose : définissez-la dans l’environnement ou dans un fichier .env.',
    'note.pwd-to-dot': 'Le dossier courant est devenu « . », celui du fichier Compose.',
    'note.named-volume': 'Le volume garde le nom qu’il a dans Docker.',
    'note.external-network': 'Le réseau doit déjà exister : il est externe.',
    'note.renamed-service': 'Le service a reçu un numéro, car son nom était pris.',
    'error.no-run-command':
      'Le texte ne contient aucun docker run. Collez une commande entière, à partir de « docker ».',
    'error.missing-image': 'La commande ne nomme aucune image. Ajoutez-la après les options, par exemple « nginx ».',
    'error.missing-value': 'Il manque la valeur de {flag}. Ajoutez-la, par exemple « -p 80:80 ».',
    'error.invalid-value': '« {value} » n’est pas une valeur pour {flag}. Corrigez-la.',
    'error.unterminated-quote': 'Le guillemet ouvert à la ligne {line} n’est jamais fermé. Fermez-le.',
    'error.invalid-yaml':
      'Le fichier existant n’est pas du YAML (ligne {line}, colonne {column}). Corrigez-le à cet endroit.',
    'error.too-deep':
      'Le fichier existant imbrique plus de 256 niveaux à la ligne {line}, colonne {column}. Compose en demande bien moins.',
    'error.too-many-nodes':
      'Les alias du fichier existant représentent trop de valeurs. Écrivez-les en toutes lettres ou utilisez-en moins.',
    'error.not-a-compose-file':
      'Le fichier existant n’est pas un fichier Compose : il doit être un dictionnaire, avec des dictionnaires sous services, networks et volumes.',
  },
});
