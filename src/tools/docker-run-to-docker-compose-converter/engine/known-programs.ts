/** The word that names Docker, Podman or nerdctl, with its path and in quotes. */
export const programPattern = /(?:^["']?|[/\\])(?:docker|podman|nerdctl)(?:\.exe)?["']?$/i;

/** Such a name anywhere, in a word or in quotes too. */
export const programName = /docker|podman|nerdctl/i;
