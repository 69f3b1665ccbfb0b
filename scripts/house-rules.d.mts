export function forbidden(file: string, target: string): string | null;
export function forbiddenPackage(file: string, name: string): string | null;
