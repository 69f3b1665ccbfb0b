export function forbidden(file: string, target: string): string | null;
export function forbiddenPackage(file: string, name: string): string | null;
export function moduleOf(file: string): { module: string; layer: string | undefined } | undefined;
export function componentsOf(file: string): string | undefined;
export function ownerOf(file: string): string | undefined;
export function overlayKindOf(target: string): 'aria' | 'radix' | undefined;
