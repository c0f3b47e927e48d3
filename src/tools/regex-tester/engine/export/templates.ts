import type { Language } from './languages.ts';

export interface Parts {
  /** The pattern as a literal. */
  readonly pattern: string;
  /** `, FLAGS` or nothing. */
  readonly flags: string;
  /** The replacement as a literal; undefined where it is to find. */
  readonly replacement: string | undefined;
  readonly isGlobal: boolean;
}

function python({ pattern, flags, replacement, isGlobal }: Parts): string[] {
  const head = ['import re', '', `regex = re.compile(${pattern}${flags})`];
  const print = '    print(match.start(), match.group(), match.groups())';
  if (replacement !== undefined)
    return [...head, `result = regex.sub(${replacement}, text${isGlobal ? '' : ', count=1'})`];
  if (isGlobal) return [...head, 'for match in regex.finditer(text):', print];
  return [...head, 'match = regex.search(text)', 'if match:', print];
}

function go({ pattern, replacement, isGlobal }: Parts): string[] {
  const head = `regex := regexp.MustCompile(${pattern})`;
  if (replacement !== undefined) return [head, `result := regex.ReplaceAllString(text, ${replacement})`];
  if (!isGlobal) return [head, 'fmt.Println(regex.FindStringSubmatch(text))'];
  return [head, 'for _, match := range regex.FindAllStringSubmatch(text, -1) {', '\tfmt.Println(match)', '}'];
}

function java({ pattern, flags, replacement, isGlobal }: Parts): string[] {
  const matcher = `Pattern.compile(${pattern}${flags}).matcher(text)`;
  if (replacement !== undefined) {
    return [`String result = ${matcher}.${isGlobal ? 'replaceAll' : 'replaceFirst'}(${replacement});`];
  }
  return [
    `Matcher matcher = ${matcher};`,
    `${isGlobal ? 'while' : 'if'} (matcher.find()) {`,
    '    System.out.println(matcher.start() + " " + matcher.group());',
    '}',
  ];
}

function csharp({ pattern, flags, replacement, isGlobal }: Parts): string[] {
  if (replacement !== undefined) {
    return isGlobal
      ? [`var result = Regex.Replace(text, ${pattern}, ${replacement}${flags});`]
      : [`var result = new Regex(${pattern}${flags}).Replace(text, ${replacement}, 1);`];
  }
  if (!isGlobal) return [`Console.WriteLine(Regex.Match(text, ${pattern}${flags}).Value);`];
  return [
    `foreach (Match match in Regex.Matches(text, ${pattern}${flags}))`,
    '{',
    '    Console.WriteLine($"{match.Index} {match.Value}");',
    '}',
  ];
}

function php({ pattern, replacement, isGlobal }: Parts): string[] {
  if (replacement !== undefined) {
    return [`$result = preg_replace(${pattern}, ${replacement}, $text${isGlobal ? '' : ', 1'});`];
  }
  const call = isGlobal
    ? `preg_match_all(${pattern}, $text, $matches, PREG_SET_ORDER);`
    : `preg_match(${pattern}, $text, $matches);`;
  return [call, 'print_r($matches);'];
}

function javascript({ pattern, replacement, isGlobal }: Parts): string[] {
  if (replacement !== undefined) return [`const result = text.replace(${pattern}, ${replacement});`];
  if (!isGlobal) return [`const match = text.match(${pattern});`, 'console.log(match);'];
  return [
    `for (const match of text.matchAll(${pattern})) {`,
    '  console.log(match.index, match[0], match.groups);',
    '}',
  ];
}

/** The lines of code that find or replace. */
export const templates: Readonly<Record<Language, (parts: Parts) => string[]>> = {
  javascript,
  python,
  go,
  java,
  csharp,
  php,
};
