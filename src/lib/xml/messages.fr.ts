import { translationOf } from '#core/text.ts';
import type * as english from './messages.ts';

export const xmlErrors = translationOf<typeof english.xmlErrors>()({
  'error.not-well-formed': 'Le document est mal formé.',
  'error.not-well-formed.wrong-end-tag': '</{expected}>, ouvert ligne {openedLine}, est attendu au lieu de </{found}>.',
  'error.not-well-formed.unexpected-end-tag': '</{found}> ne ferme aucun élément.',
  'error.not-well-formed.unclosed-element':
    'Le texte s’arrête ici, mais <{expected}>, ouvert ligne {openedLine}, n’est pas fermé.',
  'error.not-well-formed.several-roots':
    '<{name}> est un second élément racine ; un document n’en a qu’un. Placez-les tous dans un même élément.',
  'error.not-well-formed.text-outside-root':
    'Du texte se trouve hors de l’élément racine. Placez-le dans cet élément, ou supprimez-le.',
  'error.not-well-formed.no-root': 'Le document n’a pas d’élément racine.',
  'error.not-well-formed.duplicate-attribute': 'L’attribut « {name} » figure deux fois.',
  'error.not-well-formed.undefined-entity':
    '{found} n’est pas déclaré. Écrivez une référence numérique comme &#160;, ou déclarez-le.',
  'error.not-well-formed.bad-reference':
    'Cette référence ne désigne aucun caractère admis par XML. Corrigez son numéro ou supprimez-la.',
  'error.not-well-formed.bare-ampersand': '& ouvre une référence. Pour le signe lui-même, écrivez &amp;.',
  'error.not-well-formed.unexpected-end': 'Le texte s’arrête au milieu du balisage.',
  'error.not-well-formed.attribute-without-value': 'Un attribut est sans valeur. Écrivez nom="valeur".',
  'error.not-well-formed.unquoted-value': 'La valeur d’un attribut doit être entre guillemets.',
  'error.not-well-formed.missing-space': 'Il manque une espace entre deux attributs.',
  'error.not-well-formed.bad-name': '« {found} » n’est pas admis dans un nom.',
  'error.not-well-formed.bad-comment': 'Un commentaire ne peut pas contenir --.',
  'error.not-well-formed.misplaced-doctype': 'Le type de document n’est admis qu’une fois, avant l’élément racine.',
  'error.not-well-formed.bad-declaration':
    'La déclaration XML est incorrecte. Écrivez <?xml version="1.0" encoding="UTF-8"?> tout au début.',
  'error.not-well-formed.bad-instruction': 'Cette instruction de traitement est incorrecte.',
  'error.not-well-formed.cdata-end': ']]> n’est pas admis dans du texte. Écrivez ]]&gt;.',
  'error.not-well-formed.bad-tag': '« {found} » n’est pas admis ici dans une balise.',
  'error.not-well-formed.bare-less-than': '< ouvre une balise. Pour le signe lui-même, écrivez &lt;.',
  'error.not-well-formed.forbidden-character': '« {found} » n’est pas admis ici. Supprimez-le.',
  'error.not-well-formed.missing-space-before': 'Il manque une espace avant « {found} ».',
  'error.not-well-formed.bad-target':
    'Une instruction de traitement demande un nom juste après <?, suivi d’une espace.',
  'error.not-well-formed.unclosed-quote': 'Ce guillemet n’est pas fermé.',
  'error.not-well-formed.bad-doctype':
    '« {found} » n’est pas admis ici. Écrivez <!DOCTYPE racine SYSTEM "adresse" [ … ]>.',
  'error.not-well-formed.bad-subset': '« {found} » n’est pas admis entre les déclarations du type de document.',
  'error.not-well-formed.bad-element-declaration':
    '« {found} » n’est pas admis ici. Écrivez <!ELEMENT nom (a, b?, (c | d)*)>, ou EMPTY, ANY ou (#PCDATA | a)* après le nom.',
  'error.not-well-formed.bad-attribute-declaration':
    '« {found} » n’est pas admis ici. Écrivez <!ATTLIST élément attribut CDATA "valeur">, ou #IMPLIED ou #REQUIRED à la place de la valeur.',
  'error.not-well-formed.bad-entity-declaration':
    '« {found} » n’est pas admis ici. Écrivez <!ENTITY nom "texte"> ou <!ENTITY nom SYSTEM "adresse">.',
  'error.not-well-formed.bad-notation-declaration':
    '« {found} » n’est pas admis ici. Écrivez <!NOTATION nom SYSTEM "adresse">.',
  'error.not-well-formed.bad-public-identifier': '« {found} » n’est pas admis dans un identifiant public.',
  'error.not-well-formed.bare-percent':
    '% ouvre une référence à une entité paramètre. Pour le signe lui-même, écrivez &#37;.',
  'error.not-well-formed.parameter-entity-in-declaration':
    'Une entité paramètre n’est pas admise ici. Dans le document lui-même, elle se place entre les déclarations, jamais à l’intérieur.',
  'error.not-well-formed.bad-parameter-entity':
    'Le texte de {found}, déclaré ligne {declaredLine}, n’est pas une suite de déclarations complètes et valides.',
  'error.not-well-formed.conditional-section':
    'Les sections <![ ne sont admises que dans une DTD externe. Supprimez celle-ci.',
  'error.not-well-formed.entity-declared-later':
    '{found} n’est déclaré que plus bas. Placez sa déclaration avant celle-ci.',
  'error.not-well-formed.undefined-in-entity':
    'Le texte de {found}, déclaré ligne {declaredLine}, fait référence à {inner}, qui n’est pas déclaré.',
  'error.not-well-formed.entity-recursion':
    '{found}, déclaré ligne {declaredLine}, fait référence à lui-même, directement ou par d’autres entités.',
  'error.not-well-formed.entity-content':
    'Le texte de {found}, déclaré ligne {declaredLine}, n’est pas bien formé en lui-même. Il doit fermer ce qu’il ouvre, et ses références doivent être complètes.',
  'error.not-well-formed.entity-less-than':
    'Le texte de {found}, déclaré ligne {declaredLine}, contient <, qui n’est pas admis dans la valeur d’un attribut.',
  'error.not-well-formed.external-entity-in-attribute':
    '{found}, déclaré ligne {declaredLine}, est une entité externe, à laquelle la valeur d’un attribut ne peut pas faire référence.',
  'error.not-well-formed.unparsed-entity':
    '{found}, déclaré ligne {declaredLine}, désigne des données (NDATA) que seul un attribut de type ENTITY peut nommer.',
});
