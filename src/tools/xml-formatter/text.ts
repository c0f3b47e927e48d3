import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    mode: 'Mode',
    'mode.format': 'Format',
    'mode.minify': 'Minify',
    indent: 'Indent',
    'indent.tab': 'Tab',
    attributes: 'Attributes',
    'attributes.inline': 'On one line',
    'attributes.wrap': 'Wrap at {width}',
    'attributes.one-per-line': 'One per line',
    emptyElements: 'Empty elements',
    'emptyElements.keep': 'As typed',
    'emptyElements.self-close': '<a/>',
    'emptyElements.expand': '<a></a>',
    trimText: 'Trim text',
    comments: 'Comments',
    spaceBeforeSlash: 'Space before />',
    fragment: 'Fragment',
    'input.label': 'XML',
    'output.label': 'Result',
    'output.placeholder': 'The result appears here.',
    hint: 'Type or paste XML, or drop a file anywhere on the page.',
    wellFormed: 'Well-formed',
    root: 'root {name}',
    elements: { one: '{count} element', other: '{count} elements' },
    depth: 'depth {depth}',
    unbound: 'The prefix {prefix} is bound to no namespace (line {line}).',
    treatAsFragment: 'Treat as fragment',
    'error.output-too-large':
      'The elements are nested so deeply that the indented text would be too long to hold. Minify it instead.',
    'error.not-well-formed': 'Line {line}, column {column}: this is not well-formed.',
    'error.not-well-formed.wrong-end-tag':
      'Line {line}, column {column}: expected </{expected}>, opened on line {openedLine}, but found </{found}>.',
    'error.not-well-formed.unexpected-end-tag': 'Line {line}, column {column}: </{found}> closes no element.',
    'error.not-well-formed.unclosed-element':
      'Line {line}, column {column}: the text ends here, but <{expected}>, opened on line {openedLine}, is not closed.',
    'error.not-well-formed.several-roots':
      'Line {line}, column {column}: <{name}> is a second root element; a document has one.',
    'error.not-well-formed.text-outside-root': 'Line {line}, column {column}: text stands outside the root element.',
    'error.not-well-formed.no-root': 'Line {line}, column {column}: the document has no root element.',
    'error.not-well-formed.duplicate-attribute': 'Line {line}, column {column}: the attribute “{name}” is there twice.',
    'error.not-well-formed.undefined-entity':
      'Line {line}, column {column}: {found} is not declared. Write a numeric reference such as &#160;, or declare it.',
    'error.not-well-formed.bad-reference':
      'Line {line}, column {column}: this reference stands for no character that XML allows. Correct its number or remove it.',
    'error.not-well-formed.bare-ampersand':
      'Line {line}, column {column}: & starts a reference. For the sign itself, write &amp;.',
    'error.not-well-formed.unexpected-end': 'Line {line}, column {column}: the text ends within markup.',
    'error.not-well-formed.attribute-without-value':
      'Line {line}, column {column}: an attribute has no value. Write name="value".',
    'error.not-well-formed.unquoted-value': 'Line {line}, column {column}: the value of an attribute needs quotes.',
    'error.not-well-formed.missing-space': 'Line {line}, column {column}: a space is missing between two attributes.',
    'error.not-well-formed.bad-name': 'Line {line}, column {column}: “{found}” cannot stand in a name.',
    'error.not-well-formed.bad-comment': 'Line {line}, column {column}: a comment may not hold --.',
    'error.not-well-formed.misplaced-doctype':
      'Line {line}, column {column}: a document type stands once, before the root element.',
    'error.not-well-formed.bad-declaration':
      'Line {line}, column {column}: the XML declaration is wrong. Write <?xml version="1.0" encoding="UTF-8"?> at the very start.',
    'error.not-well-formed.bad-instruction': 'Line {line}, column {column}: this processing instruction is wrong.',
    'error.not-well-formed.cdata-end': 'Line {line}, column {column}: ]]> cannot stand in text. Write ]]&gt;.',
    'error.not-well-formed.bad-tag': 'Line {line}, column {column}: “{found}” does not belong here in a tag.',
    'error.not-well-formed.bare-less-than':
      'Line {line}, column {column}: < opens a tag. For the sign itself, write &lt;.',
    'error.not-well-formed.forbidden-character':
      'Line {line}, column {column}: “{found}” cannot stand here. Remove it.',
  },
  fr: {
    mode: 'Mode',
    'mode.format': 'Indenter',
    'mode.minify': 'Compacter',
    indent: 'Indentation',
    'indent.tab': 'Tab',
    attributes: 'Attributs',
    'attributes.inline': 'Sur une ligne',
    'attributes.wrap': 'Répartir au-delà de {width}',
    'attributes.one-per-line': 'Un par ligne',
    emptyElements: 'Éléments vides',
    'emptyElements.keep': 'Tels quels',
    'emptyElements.self-close': '<a/>',
    'emptyElements.expand': '<a></a>',
    trimText: 'Rogner le texte',
    comments: 'Commentaires',
    spaceBeforeSlash: 'Espace avant />',
    fragment: 'Fragment',
    'input.label': 'XML',
    'output.label': 'Résultat',
    'output.placeholder': 'Le résultat apparaît ici.',
    hint: 'Saisissez ou collez du XML, ou déposez un fichier n’importe où sur la page.',
    wellFormed: 'Bien formé',
    root: 'racine {name}',
    elements: { one: '{count} élément', other: '{count} éléments' },
    depth: 'profondeur {depth}',
    unbound: 'Le préfixe {prefix} n’est lié à aucun espace de noms (ligne {line}).',
    treatAsFragment: 'Traiter comme un fragment',
    'error.output-too-large':
      'Les éléments sont imbriqués si profondément que le texte indenté serait trop long. Compactez-le plutôt.',
    'error.not-well-formed': 'Ligne {line}, colonne {column} : le document est mal formé.',
    'error.not-well-formed.wrong-end-tag':
      'Ligne {line}, colonne {column} : </{expected}> est attendu, ouvert ligne {openedLine}, au lieu de </{found}>.',
    'error.not-well-formed.unexpected-end-tag': 'Ligne {line}, colonne {column} : </{found}> ne ferme aucun élément.',
    'error.not-well-formed.unclosed-element':
      'Ligne {line}, colonne {column} : le texte s’arrête ici alors que <{expected}>, ouvert ligne {openedLine}, n’est pas fermé.',
    'error.not-well-formed.several-roots':
      'Ligne {line}, colonne {column} : <{name}> est un second élément racine ; un document n’en a qu’un.',
    'error.not-well-formed.text-outside-root':
      'Ligne {line}, colonne {column} : du texte se trouve hors de l’élément racine.',
    'error.not-well-formed.no-root': 'Ligne {line}, colonne {column} : le document n’a pas d’élément racine.',
    'error.not-well-formed.duplicate-attribute':
      'Ligne {line}, colonne {column} : l’attribut « {name} » figure deux fois.',
    'error.not-well-formed.undefined-entity':
      'Ligne {line}, colonne {column} : {found} n’est pas déclaré. Écrivez une référence numérique comme &#160;, ou déclarez-le.',
    'error.not-well-formed.bad-reference':
      'Ligne {line}, colonne {column} : cette référence ne désigne aucun caractère admis par XML. Corrigez son numéro ou supprimez-la.',
    'error.not-well-formed.bare-ampersand':
      'Ligne {line}, colonne {column} : & ouvre une référence. Pour le signe lui-même, écrivez &amp;.',
    'error.not-well-formed.unexpected-end': 'Ligne {line}, colonne {column} : le texte s’arrête au milieu du balisage.',
    'error.not-well-formed.attribute-without-value':
      'Ligne {line}, colonne {column} : un attribut est sans valeur. Écrivez nom="valeur".',
    'error.not-well-formed.unquoted-value':
      'Ligne {line}, colonne {column} : la valeur d’un attribut exige des guillemets.',
    'error.not-well-formed.missing-space':
      'Ligne {line}, colonne {column} : il manque une espace entre deux attributs.',
    'error.not-well-formed.bad-name': 'Ligne {line}, colonne {column} : « {found} » n’a pas sa place dans un nom.',
    'error.not-well-formed.bad-comment': 'Ligne {line}, colonne {column} : un commentaire ne peut pas contenir --.',
    'error.not-well-formed.misplaced-doctype':
      'Ligne {line}, colonne {column} : le type de document figure une seule fois, avant l’élément racine.',
    'error.not-well-formed.bad-declaration':
      'Ligne {line}, colonne {column} : la déclaration XML est incorrecte. Écrivez <?xml version="1.0" encoding="UTF-8"?> tout au début.',
    'error.not-well-formed.bad-instruction':
      'Ligne {line}, colonne {column} : cette instruction de traitement est incorrecte.',
    'error.not-well-formed.cdata-end':
      'Ligne {line}, colonne {column} : ]]> ne peut pas figurer dans du texte. Écrivez ]]&gt;.',
    'error.not-well-formed.bad-tag':
      'Ligne {line}, colonne {column} : « {found} » n’a pas sa place ici dans une balise.',
    'error.not-well-formed.bare-less-than':
      'Ligne {line}, colonne {column} : < ouvre une balise. Pour le signe lui-même, écrivez &lt;.',
    'error.not-well-formed.forbidden-character':
      'Ligne {line}, colonne {column} : « {found} » ne peut pas figurer ici. Supprimez-le.',
  },
});
