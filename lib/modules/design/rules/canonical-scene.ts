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

/** A value as JSON with sorted keys, for comparing; undefined as null. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'null';

/** A scene as JSON with sorted keys; the print key is its hash. */
export const canonicalScene = (scene: Scene): string => canonicalJson(scene);
