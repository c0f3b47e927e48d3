export function programOf(packageName: string, name?: string): [node: string, file: string];
export function npmCommand(
  system?: Readonly<Pick<NodeJS.Process, 'platform' | 'execPath' | 'env'>>,
  exists?: (path: string) => boolean,
): [program: string, ...args: string[]];
