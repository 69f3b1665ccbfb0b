import { unstable_cache } from 'next/cache';
import { BLANKS_TAG } from '@/lib/cache/purge-store';
import { readBlanks, type Blanks } from '@/lib/modules/catalogue/service/read-blanks';

/** A page that is kept shows blanks for so long at most; a change drops it at once. */
const SECONDS = 300;

/** The blanks for a page that is kept: marks it, so that a change of a blank drops it. S2.2-231 */
export async function keptBlanks(): Promise<Blanks> {
  await unstable_cache(async () => true, [BLANKS_TAG], { revalidate: SECONDS, tags: [BLANKS_TAG] })();
  return readBlanks();
}
