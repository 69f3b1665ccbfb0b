export function jestSuites(): string[];
export function browserSpecs(): string[];
export function suitesWithProperties(): string[];
