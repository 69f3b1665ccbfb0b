export function suitesOfDay(day: number, all?: readonly string[], changed?: readonly string[]): string[];
