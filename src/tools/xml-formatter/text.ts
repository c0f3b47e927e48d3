import { defineText } from '#core/text.ts';
import { xmlErrors } from '#lib/xml/messages.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('xml-formatter', {
  ...xmlErrors,
  'mode.label': 'Mode',
  'mode.format': 'Format',
  'mode.minify': 'Minify',
  'indent.label': common.indent,
  'indent.tab': 'Tab',
  'attributes.label': 'Attributes',
  'attributes.inline': 'On one line',
  'attributes.wrap': 'Wrap at {width}',
  'attributes.one-per-line': 'One per line',
  emptyElements: 'Empty elements',
  'emptyElements.keep': 'As typed',
  'emptyElements.self-close': '<a/>',
  'emptyElements.expand': '<a></a>',
  'trimText.label': 'Trim text',
  comments: common.comments,
  'spaceBeforeSlash.label': 'Space before />',
  'fragment.label': 'Fragment',
  'input.label': 'XML',
  'output.label': common.result,
  'output.placeholder': common.resultHere,
  hint: 'Type or paste XML, or drop a file anywhere on the page.',
  wellFormed: 'Well-formed',
  root: 'root {name}',
  elements: { one: '{count} element', other: '{count} elements' },
  depth: 'depth {depth}',
  unbound: 'The prefix {prefix} is not bound to a namespace (line {line}).',
  'notChecked.external-dtd': 'Not checked: external DTD. It may declare entities that this text does not.',
  'notChecked.external-entities': 'Not checked: external entities. Their text is stored elsewhere.',
  treatAsFragment: 'Treat as fragment',
  'error.not-text': 'The file is not Unicode text. Save it as UTF-8, and open it again.',
  'error.output-too-large':
    'The elements are nested so deeply that the indented text would be too long. Minify it instead.',
});
