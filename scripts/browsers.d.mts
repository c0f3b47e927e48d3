interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}
export function browserPaths(system: System): readonly string[];
export function installCommand(platform: NodeJS.Platform, exists: (path: string) => boolean): string;
