import { foldText } from '@/lib/kernel/fold-text';

/** As much of the name as an id has room for. */
const NAME_LENGTH = 28;

/** What two companies must not share: the name without case, accents and spaces around. */
export const companyKey = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/** A number for a text, FNV-1a: tells apart names whose letters are the same. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The id of a client that staff open, from its name: `ten_harbour_lights_choir_1x9k2c`. The same name always has the same
 * id, so that opening a client twice at once makes one. S2.2-191.
 */
export function derivedTenantId(name: string): string {
  const key = companyKey(name);
  const letters = key
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, NAME_LENGTH)
    .replace(/^_+|_+$/g, '');
  return ['ten', ...(letters ? [letters] : []), hashOf(key)].join('_');
}
