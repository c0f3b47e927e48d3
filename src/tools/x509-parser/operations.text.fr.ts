import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    inspect: {
      name: 'Inspecter',
      sentence: 'Montre ce que contiennent certificats, demandes, listes de révocation et clés.',
    },
    chain: { name: 'Vérifier la chaîne', sentence: 'Ordonne des certificats et vérifie leurs signatures.' },
    match: {
      name: 'Comparer deux clés',
      sentence: 'Indique si deux objets ont la même clé.',
      fields: { first: 'Premier', second: { label: 'Second' } },
    },
    checkHost: { name: 'Vérifier un hôte', sentence: 'Indique si un certificat couvre un hôte (RFC 9525).' },
    toPem: { name: 'Convertir en PEM', sentence: 'Écrit certificats, demandes et listes en PEM.' },
    toDer: { name: 'Convertir en DER', sentence: 'Écrit un certificat, une demande ou une liste en DER.' },
    toPkcs7: { name: 'Convertir en PKCS#7', sentence: 'Écrit tous les certificats et listes en un seul PKCS#7.' },
    toPkcs12: { name: 'Convertir en PKCS#12', sentence: 'Écrit la clé privée et ses certificats en PKCS#12.' },
  },
  fields: {
    text: { hint: 'Du PEM, ou du DER en Base64.' },
    file: { label: 'Fichier', hint: 'PEM, DER, PKCS#7 ou PKCS#12 ; il l’emporte sur le texte.' },
    password: { hint: 'Pour une clé ou un fichier PKCS#12 chiffré.' },
    at: { label: 'Instant', hint: 'Temps Unix en millisecondes ; maintenant s’il est omis.' },
    first: 'Premier',
    host: { label: 'Hôte' },
    index: { label: 'Indice', hint: 'Parmi certificats, demandes et listes, à partir de 0.' },
    newPassword: 'Nouveau mot de passe',
  },
} satisfies OperationTranslation<typeof words>;
