export const EVERY_DAYS: number;
export function dayNumber(time?: number): number;
