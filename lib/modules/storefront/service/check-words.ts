import { AppError } from '@/lib/kernel/app-error';
import { refusedWord } from '@/lib/modules/design/rules/refused-words';
import { readPublicWords } from '@/lib/modules/events/service/statements/refused-words';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

/** Texts that a visitor may check in five minutes: enough for many lists of names, too few to try a dictionary. */
const LIMIT = { limit: 3000, windowSeconds: 300 };

/**
 * The indexes of the texts that contain a refused word of the store, as the order would say (S3.4-11). The words
 * themselves are not named, so the list stays private (docs/decisions/0027). Throws 404 for an event that is not
 * public, and `rate_limited`.
 */
export async function checkWords(
  context: TenantContext,
  slug: string,
  texts: readonly string[],
  visitor: string,
): Promise<{ refused: number[] }> {
  const words = await withTenant(context, async (tx) => {
    const found = await readPublicWords(tx, slug);
    if (!found) throw await notInStore(tx, slug);
    return found;
  });
  if (words.length === 0) return { refused: [] };
  const bucket = bucketOf('check-words', context.tenantId, slug, visitor);
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket, weight: texts.length });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  return { refused: texts.flatMap((text, index) => (refusedWord(text, words) === null ? [] : [index])) };
}
