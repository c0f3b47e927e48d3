import { takeFiles, type Candidate, type Contexts, type shells } from './contexts.ts';

/*
 * Each script looks up the same contexts, from the longest to the shortest: tool, operation and option; command and
 * option; tool and operation; tool.
 */

/** For shells in which only a single quote ends a single-quoted text. */
const posix = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const doubled = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const fishText = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

const cases = (contexts: Contexts, write: (candidates: readonly Candidate[]) => string): string =>
  [...contexts].map(([place, candidates]) => `    ${posix(place)}) ${write(candidates)} ;;\n`).join('');

function bash(contexts: Contexts): string {
  const words = cases(
    contexts,
    (candidates) => `printf '%s\\n' ${candidates.map(({ value }) => posix(value)).join(' ')}`,
  );
  return `# toolcrib completion bash > /etc/bash_completion.d/toolcrib, or: source <(toolcrib completion bash)
_toolcrib_words() {
  case "$1" in
${words}    *) return 1 ;;
  esac
}
_toolcrib() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" tool="\${COMP_WORDS[1]}" op="\${COMP_WORDS[2]}"
  local words word typed quote=''
  # A colon stands alone among the words: what follows env: or file: is a name.
  local scheme=''
  if [ "$cur" = ":" ]; then scheme="$prev" cur=''; elif [ "$prev" = ":" ]; then scheme="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  case "$scheme" in
    env) COMPREPLY=($(compgen -e -- "$cur")); return ;;
    file) COMPREPLY=(); compopt -o filenames 2>/dev/null; while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur"); return ;;
  esac
  if [ "$prev" = "=" ]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; elif [ "$cur" = "=" ]; then cur=''; fi
  if [ "$COMP_CWORD" -eq 1 ]; then words=$(_toolcrib_words '')
  elif [ "$COMP_CWORD" -eq 2 ]; then words=$(_toolcrib_words "$tool")
  elif ! words=$(_toolcrib_words "$tool $op $prev" || _toolcrib_words "$tool $prev"); then
    words=$(_toolcrib_words "$tool $op" || _toolcrib_words "$tool")
    if [ -z "$cur" ]; then words+=$'\\n'$(compgen -f); fi
  fi
  # What is typed is compared without its quotes; a name is quoted unless a quote is open.
  case "$cur" in
    [\\'\\"]*) quote=\${cur:0:1} typed=\${cur:1} ;;
    *) typed=\${cur//\\\\/} ;;
  esac
  COMPREPLY=()
  while IFS= read -r word; do
    case "$word" in
      '') ;;
      "$typed"*) if [ -z "$quote" ]; then printf -v word %q "$word"; fi; COMPREPLY+=("$word") ;;
    esac
  done <<< "$words"
  case "\${COMPREPLY[0]}" in *:) compopt -o nospace 2>/dev/null ;; esac
}
complete -o default -o bashdefault -F _toolcrib toolcrib
`;
}

const described = ({ value, about }: Candidate): string =>
  posix(`${value.replace(/[\\:]/g, String.raw`\$&`)}${about === '' ? '' : `:${about}`}`);

function zsh(contexts: Contexts): string {
  return `#compdef toolcrib
# toolcrib completion zsh > ~/.zfunc/_toolcrib, or: source <(toolcrib completion zsh)
_toolcrib_words() {
  case "$1" in
${cases(contexts, (candidates) => `values=(${candidates.map(described).join(' ')})`)}    *) return 1 ;;
  esac
}
_toolcrib() {
  local -a values suffix
  local tool=$words[2] op=$words[3] option=$words[CURRENT-1] joined=''
  if [[ $PREFIX == --*=* ]]; then
    joined=1 option=\${PREFIX%%=*}
    compset -P 1 '*='
  fi
  case $PREFIX in
    env:*) compset -P 1 '*:'; _parameters -g '*export*'; return ;;
    file:*) compset -P 1 '*:'; _files; return ;;
  esac
  if (( CURRENT == 2 )); then _toolcrib_words ''
  elif [[ $option == --* ]] && { _toolcrib_words "$tool $op $option" || _toolcrib_words "$tool $option" }; then :
  elif [[ -n $joined ]]; then _files
  else
    (( CURRENT > 3 )) && _toolcrib_words "$tool $op" || _toolcrib_words "$tool"
    if (( CURRENT > 3 )) || [[ $tool == (${takeFiles.join('|')}) ]]; then _files; fi
  fi
  # What a secret is read from ends with a colon, and goes on.
  [[ -n \${(M)values:#env*} ]] && suffix=(-S '')
  (( $#values )) && _describe 'toolcrib' values $suffix
}
if [ "$funcstack[1]" = "_toolcrib" ]; then _toolcrib "$@"; else compdef _toolcrib toolcrib; fi
`;
}

function fish(contexts: Contexts): string {
  const lines = [...contexts].map(([place, candidates]) => {
    const values = candidates.map(({ value, about }) => `${value}${about === '' ? '' : `\t${about}`}`);
    return `    case ${fishText(place)}\n      printf '%s\\n' ${values.map(fishText).join(' ')}\n`;
  });
  return `# toolcrib completion fish > ~/.config/fish/completions/toolcrib.fish
function __toolcrib_words
  switch "$argv"
${lines.join('')}    case '*'
      return 1
  end
end
# The values of the option before the cursor, or of the one that = joins to them.
function __toolcrib_values
  set -l typed (commandline -opc)
  set -l current (commandline -ct)
  set -l option $typed[-1]
  set -l joined ''
  if string match -q -- '--*=*' $current
    set option (string replace -r '=.*' '' -- $current)
    set joined $option=
  end
  string match -q -- '--*' $option
  or return
  set -l words (__toolcrib_words "$typed[2] $typed[3] $option"; or __toolcrib_words "$typed[2] $option")
  test -n "$words"
  or return
  printf '%s\\n' $joined$words
  if string match -q 'env:*' -- $words; and string match -q -- "$joined"'env:*' $current
    printf '%s\\n' "$joined"env:(set -nx)
  end
end
function __toolcrib_takes_no_file
  set -l typed (commandline -opc)
  if test (count $typed) -lt 3
    not contains -- "$typed[2]" ${takeFiles.join(' ')}
    return
  end
  set -l values (__toolcrib_values)
  test -n "$values"
  and not string match -q 'file:*' -- $values
end
function __toolcrib
  __toolcrib_values
  and return
  set -l typed (commandline -opc)
  switch (count $typed)
    case 1
      __toolcrib_words ''
    case 2
      __toolcrib_words $typed[2]
    case '*'
      __toolcrib_words "$typed[2] $typed[3]"
      or __toolcrib_words $typed[2]
  end
end
complete -c toolcrib -n __toolcrib_takes_no_file -f
complete -c toolcrib -a '(__toolcrib)'
`;
}

function powershell(contexts: Contexts): string {
  const rows = [...contexts].map(([place, candidates]) => {
    const pairs = candidates.map(({ value, about }) => `${doubled(value)}, ${doubled(about === '' ? value : about)}`);
    return `  ${doubled(place)} = @(${pairs.join(', ')})\n`;
  });
  return `# toolcrib completion powershell | Out-String | Invoke-Expression
$toolcribWords = @{
${rows.join('')}}
Register-ArgumentCompleter -Native -CommandName toolcrib -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  $places = switch ($typed.Count) {
    1 { , '' }
    2 { , $typed[1] }
    default { "$($typed[1]) $($typed[2]) $($typed[-1])", "$($typed[1]) $($typed[-1])", "$($typed[1]) $($typed[2])", $typed[1] }
  }
  $place = $places | Where-Object { $toolcribWords.ContainsKey($_) } | Select-Object -First 1
  if ($null -eq $place) { return }
  $words = $toolcribWords[$place]
  $quote = [char]39
  $start = $wordToComplete -replace '^[''"]', ''
  for ($at = 0; $at -lt $words.Count; $at += 2) {
    $word = $words[$at]
    if ($word.StartsWith($start)) {
      $text = if ($word -match '^[\\w./:+=-]+$') { $word } else { "$quote$($word.Replace("$quote", "$quote$quote"))$quote" }
      [System.Management.Automation.CompletionResult]::new($text, $word, 'ParameterValue', $words[$at + 1])
    }
  }
}
`;
}

/** The script of each shell. */
export const scripts: Readonly<Record<(typeof shells)[number], (contexts: Contexts) => string>> = {
  bash,
  zsh,
  fish,
  powershell,
};
