export function specsOfDay(day: number, all?: readonly string[], changed?: readonly string[]): string[];
export function unknownSpecs(all?: readonly string[]): string[];
