const secretName =
  /pass(?:word|wd|phrase)?|pwd|(?<![a-z])mdp(?![a-z])|secret|token|api_?key|private_?key|(?:access|account|encryption|master|shared|signing)_?key(?!_?id)|credential|auth(?!or(?!i[sz]))|dsn|connection_?string/i;

/** Words that hold one of those by chance. */
const harmlessWords =
  /(?<![a-z])(?:(?:by|com|sur|tres)pass\w*|pass(?:age|ager|enger|ive|ing)s?|secretar(?:y|ies|iat)|tokeni[sz](?:er?|ers|ing|ation))(?![a-z])/gi;

/** The names of the directories that a shell is and was in. */
const directories = /^(?:OLD)?PWD$/;

/**
 * Is this the name of a value that nobody should see, in any case, with `-` or `.` for `_`? An author is none, nor is the
 * working directory of a shell.
 */
export function isSecretName(name: string): boolean {
  if (directories.test(name)) return false;
  return secretName.test(name.replace(/[-.]/g, '_').replace(harmlessWords, ''));
}
