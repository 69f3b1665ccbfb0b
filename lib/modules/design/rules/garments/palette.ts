import { n } from './brush-filters';
import type { ClothTones } from './cloth-tones';

/** Shared by all strokes of a brush: shadow and light strengths for the garment, and a place for definitions. */
export interface Palette {
  tones: ClothTones;
  /** Black for a tone below 0, white above. */
  ink: (tone: number) => string;
  opacity: (tone: number) => string;
  /** Stores a definition once per key and returns its id. */
  define: (key: string, make: (id: string) => string) => string;
  defs: () => string;
}

const STRONGEST = 0.92;

export function createPalette(tones: ClothTones, prefix: string): Palette {
  const definitions = new Map<string, { id: string; markup: string }>();
  return {
    tones,
    ink: (tone) => (tone < 0 ? '#000' : '#fff'),
    opacity: (tone) => n(Math.min(STRONGEST, tone < 0 ? -tone * tones.shadow : tone * tones.light)),
    define: (key, make) => {
      const known = definitions.get(key);
      if (known) return known.id;
      const id = `${prefix}-${definitions.size + 1}`;
      definitions.set(key, { id, markup: make(id) });
      return id;
    },
    defs: () => [...definitions.values()].map(({ markup }) => markup).join(''),
  };
}
