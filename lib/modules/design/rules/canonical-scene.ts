import type { Scene } from './scene-types';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, sorted(entry)] as const);
  return Object.fromEntries(entries);
}

/** A scene as JSON with sorted keys; the print key is its hash. */
export function canonicalScene(scene: Scene): string {
  return JSON.stringify(sorted(scene));
}
