import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'input.label': 'Commandes Docker',
  'output.label': 'Fichier Compose',
  'output.empty': 'Collez une commande docker run : son fichier Compose apparaît ici.',
  'existing.label': 'Fichier Compose existant',
  'existing.placeholder': 'services:',
  'adds.label': 'Ajouter à un fichier',
  'indent.label': common.indent,
  'messages.title': 'Ce qui n’a pas pu être repris',
  'messages.notes': 'Remarques',
  'messages.none': 'Tout a été repris',
  notes: { one: '{count} remarque', other: '{count} remarques' },
  renamed: { one: '{count} renommé pour rester unique', other: '{count} renommés pour rester uniques' },
  clash: {
    one: '{count} service publie le port {port} de l’hôte.',
    other: '{count} services publient le port {port} de l’hôte : un seul pourra démarrer.',
  },
  services: { one: '{count} service', other: '{count} services' },
  'where.line': 'ligne {line}',
  'note.unknown-flag':
    '{flag} n’est pas une option de docker run : elle a été omise et considérée comme sans valeur. Vérifiez son orthographe.',
  'note.missing-image': 'La commande ne nomme aucune image : ajoutez-en une après les options.',
  'note.missing-value': 'Il manque la valeur de {flag} : ajoutez-la.',
  'note.invalid-value': 'La valeur de {flag} est illisible : corrigez-la.',
  'note.unterminated-quote': 'Un guillemet n’est jamais fermé : fermez-le.',
  'note.no-compose-equivalent': '{flag} n’a pas d’équivalent Compose : l’option a été omise.',
  'note.no-compose-equivalent.publish-all':
    '{flag} n’a pas d’équivalent Compose : indiquez chaque port, par exemple "80" ; Docker lui attribue un port libre de l’hôte.',
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
  'note.needs-network':
    '{flag} ne fonctionne que sur un réseau défini par l’utilisateur : ajoutez --network avec son nom.',
  'note.duplicate-container-name': 'Deux commandes utilisent le même --name : un seul des conteneurs peut le porter.',
  'note.command-substitution':
    'Une substitution de commande a été gardée telle quelle, car Compose n’exécute rien : remplacez-la par son résultat.',
  'note.typographic-characters':
    'Des guillemets ou tirets typographiques ont été lus comme des caractères simples : comparez la commande à l’original.',
  'note.joined-lines':
    'Plusieurs lignes sans continuation ont été lues comme une seule commande : vérifiez où elle finit et mettez « \\ » à la fin de ses lignes.',
  'note.ports-dropped':
    '{flag} a été omise : un conteneur qui utilise le réseau de l’hôte ou d’un autre conteneur ne peut pas publier de ports, et Compose les refuse.',
  'note.placeholder': '{flag} est un exemple : remplacez-le par la vraie valeur.',
  'note.redirection': '{flag} est une redirection du shell, que Compose ne prend pas en charge : elle a été omise.',
  'note.skipped-word': '« {flag} » devant la commande a été ignoré : c’est de la syntaxe du shell.',
  'note.shell-grouping':
    'Les parenthèses ou accolades autour de la commande ont été ignorées : c’est de la syntaxe du shell.',
  'note.client-only': '{flag} concerne le client et non le conteneur : l’option a été omise.',
  'note.ignored-command': 'Une commande autre que docker run a été ignorée.',
  'note.shell-variable':
    'Une variable du shell est devenue une variable de Compose : définissez-la dans l’environnement ou dans un fichier .env.',
  'note.pwd-to-dot': 'Le dossier courant est devenu « . », celui du fichier Compose.',
  'note.named-volume': 'Le volume garde le nom qu’il a dans Docker.',
  'note.external-network': 'Le réseau doit déjà exister : il est externe.',
  'note.renamed-service': 'Le service a reçu un numéro, car son nom était pris.',
  'error.no-run-command':
    'Le texte ne contient aucune commande docker run. Collez une commande entière, à partir de « docker ».',
  'error.missing-image': 'La commande ne nomme aucune image. Ajoutez-la après les options, par exemple « nginx ».',
  'error.missing-value': 'Il manque la valeur de « {flag} ». Ajoutez-la, par exemple « -p 80:80 ».',
  'error.invalid-value': '« {value} » n’est pas une valeur valide pour « {flag} ». Corrigez-la.',
  'error.unterminated-quote': 'Un guillemet de cette ligne n’est jamais fermé. Fermez-le.',
  'error.invalid-yaml': 'Le fichier existant n’est pas du YAML valide. Corrigez-le.',
  'error.invalid-yaml.unprintable':
    'Le fichier existant contient le caractère {character}, que le YAML n’admet pas tel quel. Supprimez-le.',
  'error.invalid-yaml.several-documents':
    'Le fichier existant contient plusieurs documents. Ne gardez que celui auquel les services s’ajoutent.',
  'error.too-deep': 'Le fichier existant compte plus de 256 niveaux d’imbrication. Compose en demande bien moins.',
  'error.too-many-nodes':
    'Les alias du fichier existant représentent trop de valeurs. Développez-les ou utilisez-en moins.',
  'error.not-a-compose-file':
    'Le fichier existant n’est pas un fichier Compose : il doit être un dictionnaire, avec des dictionnaires sous services, networks et volumes.',
});
