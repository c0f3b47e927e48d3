/** The word that names Docker, Podman or nerdctl, with its path and in quotes. */
export const programPattern = /(?:^["']?|[/\\])(?:docker|podman|nerdctl)(?:\.exe)?["']?$/i;
