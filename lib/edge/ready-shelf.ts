import { ByteShelf } from './byte-shelf';
import type { Encoding } from './squeeze';

/** A page as Next has sent it once, as bytes. */
export interface ReadyPage {
  readonly etag: string;
  readonly headers: readonly (readonly [string, string | string[]])[];
  readonly plain: Buffer;
  readonly packed: Readonly<Record<Encoding, Buffer>>;
}

/** The middleware is a bundle of its own in the same process, so modules cannot hold what both read. */
const SHELF = Symbol.for('merchloom.ready-page-shelf');
const MOST_BYTES = 16 * 1024 * 1024;

function sizeOf({ plain, packed }: ReadyPage): number {
  return Object.values(packed).reduce((sum, body) => sum + body.length, plain.length);
}

/** By language and visible address. */
export function readyShelf(): ByteShelf<ReadyPage> {
  const shared = globalThis as { [SHELF]?: ByteShelf<ReadyPage> };
  return (shared[SHELF] ??= new ByteShelf(MOST_BYTES, sizeOf));
}
