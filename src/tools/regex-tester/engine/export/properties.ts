/** Long and short names of general categories (PropertyValueAliases.txt, gc). */
const categories: ReadonlyMap<string, string> = new Map(
  `Other:C Control:Cc cntrl:Cc Format:Cf Unassigned:Cn Private_Use:Co Surrogate:Cs Letter:L Cased_Letter:LC
  Lowercase_Letter:Ll Modifier_Letter:Lm Other_Letter:Lo Titlecase_Letter:Lt Uppercase_Letter:Lu Mark:M
  Combining_Mark:M Spacing_Mark:Mc Enclosing_Mark:Me Nonspacing_Mark:Mn Number:N Decimal_Number:Nd digit:Nd
  Letter_Number:Nl Other_Number:No Punctuation:P punct:P Connector_Punctuation:Pc Dash_Punctuation:Pd
  Close_Punctuation:Pe Final_Punctuation:Pf Initial_Punctuation:Pi Other_Punctuation:Po Open_Punctuation:Ps
  Symbol:S Currency_Symbol:Sc Modifier_Symbol:Sk Math_Symbol:Sm Other_Symbol:So Separator:Z Line_Separator:Zl
  Paragraph_Separator:Zp Space_Separator:Zs`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const short: ReadonlySet<string> = new Set(categories.values());

export type Property = { readonly kind: 'category' | 'script'; readonly name: string } | { readonly kind: 'other' };

/** What `\p{key=value}` asks for; a category by its short name. */
export function propertyOf(key: string, value: string | null): Property {
  const isCategory = value === null || key === 'General_Category' || key === 'gc';
  const name = value ?? key;
  if (isCategory) {
    const category = categories.get(name) ?? (short.has(name) ? name : undefined);
    return category === undefined ? { kind: 'other' } : { kind: 'category', name: category };
  }
  return key === 'Script' || key === 'sc' ? { kind: 'script', name } : { kind: 'other' };
}

/** Scripts whose long name has four letters. */
const longOfFour: ReadonlySet<string> = new Set('Ahom Cham Kawi Lisu Miao Modi Newa Thai Toto'.split(' '));
/** Values of Script for characters of no script. */
const noScripts: ReadonlySet<string> = new Set(['Katakana_Or_Hiragana', 'Unknown']);

/** Whether Go has a table of this name: of scripts, by their long names, and not by a code (ISO 15924) such as `Cyrl`. */
export const isScriptOfGo = (name: string): boolean =>
  !noScripts.has(name) && (name.length !== 4 || longOfFour.has(name));

/**
 * Go has unassigned characters and cased letters only since version 1.25: before, `\p{Cn}` and `\p{LC}` are errors, and
 * `\p{C}` leaves out what is unassigned.
 */
export const isRecentInGo = (property: Property): boolean =>
  property.kind === 'category' && ['C', 'Cn', 'LC'].includes(property.name);
