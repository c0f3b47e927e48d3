export function programOf(packageName: string, name?: string): [node: string, file: string];
