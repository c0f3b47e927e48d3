const secretName =
  /pass(?:word|wd|phrase)?|secret|token|api_?key|private_?key|credential|auth(?!or(?!i[sz]))|dsn|connection_?string/i;

/** Is this the name of a value that nobody should see, in any case, with `-` or `.` for `_`? An author is none. */
export function isSecretName(name: string): boolean {
  return secretName.test(name.replace(/[-.]/g, '_'));
}
