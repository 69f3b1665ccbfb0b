import type { Scene } from './scene-types';

/** The families a scene draws with, each once, sorted: which font books to load before drawing it. */
export function sceneFontFamilies(...scenes: (Scene | undefined)[]): string[] {
  const families = scenes.flatMap((scene) =>
    (scene?.layers ?? []).flatMap((layer) => (layer.type === 'text' ? [layer.fontFamily] : [])),
  );
  return [...new Set(families)].sort();
}
