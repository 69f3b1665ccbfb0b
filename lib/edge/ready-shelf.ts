import type { Encoding } from './squeeze';

/** A page as Next has sent it once, as bytes. */
export interface ReadyPage {
  readonly etag: string;
  readonly headers: readonly (readonly [string, string | string[]])[];
  readonly plain: Buffer;
  readonly packed: Readonly<Record<Encoding, Buffer>>;
}

/** By language and visible address, the one sent longest ago first. */
type Shelf = Map<string, ReadyPage>;

/** The middleware is a bundle of its own in the same process, so modules cannot hold what both read. */
const SHELF = Symbol.for('merchloom.ready-pages');
const MOST_BYTES = 16 * 1024 * 1024;

function shelf(): Shelf {
  const shared = globalThis as { [SHELF]?: Shelf };
  return (shared[SHELF] ??= new Map());
}

function sizeOf({ plain, packed }: ReadyPage): number {
  return Object.values(packed).reduce((sum, body) => sum + body.length, plain.length);
}

/** The page, which counts as used by that. */
export function takeReadyPage(name: string): ReadyPage | undefined {
  const page = shelf().get(name);
  if (!page) return undefined;
  shelf().delete(name);
  shelf().set(name, page);
  return page;
}

export function dropReadyPage(name: string): void {
  shelf().delete(name);
}

/** Puts it on the shelf; what was used longest ago goes when that makes too much. */
export function putReadyPage(name: string, page: ReadyPage): void {
  shelf().delete(name);
  shelf().set(name, page);
  let bytes = 0;
  for (const one of shelf().values()) bytes += sizeOf(one);
  for (const [oldest, one] of shelf()) {
    if (bytes <= MOST_BYTES) return;
    shelf().delete(oldest);
    bytes -= sizeOf(one);
  }
}
