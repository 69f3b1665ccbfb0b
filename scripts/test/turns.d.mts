export const EVERY_DAYS: number;
export function dayNumber(time?: number): number;
export function changedLately(folders: readonly string[]): string[];
export function turnOf(paths: readonly string[], day: number): string[];
