export function repeated(step: () => boolean, pause?: number): boolean;
