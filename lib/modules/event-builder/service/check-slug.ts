import { slugProblem } from '@/lib/modules/events/rules/slug-problem';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { CheckedSlug } from '@/lib/modules/event-builder/contract/finish-draft';
import { isSlugTaken } from '@/lib/modules/event-builder/data/create-event';
import { countWriting } from './creation-limits';
import { draftOwner } from './draft-owner';
import { slugsFor } from './free-slug';

/** The one that an event of this name would get now. */
async function freeFor(name: string): Promise<string> {
  return withDirectory(async (tx) => {
    for (const slug of slugsFor(name)) if (!(await isSlugTaken(tx, slug))) return slug;
    throw new Error('there is always another slug');
  });
}

/**
 * Whether a web address is malformed, reserved or taken, while it is typed; without one, which address the name makes. What
 * is free now may be taken when the event is made. Throws `rate_limited`. D6, S2.2-26.
 */
export async function checkSlug(
  context: TenantContext,
  { slug = '', name = '' }: { slug?: string | undefined; name?: string | undefined },
): Promise<CheckedSlug> {
  const { userId } = draftOwner(context);
  await countWriting(userId, 'slug');
  if (slug === '') return { slug: await freeFor(name), problem: null };
  const problem = slugProblem(slug);
  if (problem === 'slug_invalid' || problem === 'slug_reserved') return { slug, problem };
  const isTaken = await withDirectory((tx) => isSlugTaken(tx, slug));
  return { slug, problem: isTaken ? 'slug_taken' : null };
}
