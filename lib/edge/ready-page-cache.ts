import { ByteLruCache } from './byte-lru-cache';
import type { Encoding } from './squeeze';

/** A response that Next has sent once, as bytes. */
export interface ReadyPage {
  readonly etag: string;
  readonly headers: readonly (readonly [string, string | string[]])[];
  readonly plain: Buffer;
  readonly packed: Readonly<Record<Encoding, Buffer>>;
}

/** server.ts and the middleware are two bundles in one process, so a module variable would exist twice. */
const CACHE = Symbol.for('merchloom.ready-page-cache');
const MAX_BYTES = 16 * 1024 * 1024;

function sizeOf({ plain, packed }: ReadyPage): number {
  return Object.values(packed).reduce((sum, body) => sum + body.length, plain.length);
}

/** By language and visible URL. */
export function readyPageCache(): ByteLruCache<ReadyPage> {
  const shared = globalThis as { [CACHE]?: ByteLruCache<ReadyPage> };
  return (shared[CACHE] ??= new ByteLruCache(MAX_BYTES, sizeOf));
}
