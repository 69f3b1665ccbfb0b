import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { slugProblem } from '@/lib/modules/events/rules/slug-problem';
import type { EventNames } from '@/lib/modules/events/contract/rename-event';
import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import { countSlugs, lockEventRow, moveSlug, saveEventName } from '@/lib/modules/events/data/event-life';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/** Every slug of an event stays reserved while the event is there, so one event may only ever take so many. */
const MOST_SLUGS = 20;

async function takeSlug(
  tx: Transaction,
  event: { tenantId: string; id: string; slug: string },
  wanted: string,
): Promise<void> {
  // Counted before: an event may always go back to a slug that it has had.
  const had = await countSlugs(tx, event);
  if (!(await moveSlug(tx, event, wanted, now()))) throw invalid({ slug: ['slug_taken'] });
  const has = await countSlugs(tx, event);
  if (has > had && has > MOST_SLUGS) throw invalid({ slug: ['slug_limit'] });
}

/**
 * Changes an event's name, its slug, or both, with audit row and the purge of the pages under the old and the new slug.
 * The old slug redirects for good (D6-3). The same names again change nothing. Throws 422 at the slug when it is
 * malformed, reserved or someone else's, also beyond twenty slugs, 404 for another tenant's event, 409 for one that
 * staff have locked.
 */
export async function renameEvent(
  context: TenantContext,
  slug: string,
  wanted: EventNames,
): Promise<{ name: string; slug: string }> {
  const { tenantId } = context;
  const problem = wanted.slug === undefined || wanted.slug === slug ? null : slugProblem(wanted.slug);
  if (problem) throw invalid({ slug: [problem] });
  return withTenant(context, async (tx) => {
    const event = await lockEventRow(tx, tenantId, slug);
    if (!event || event.deletedAt) throw notFound();
    assertWritable(context.actor, event);
    const next = { name: wanted.name ?? event.name, slug: wanted.slug ?? slug };
    const isNamed = next.name !== event.name;
    const isMoved = next.slug !== slug;
    if (!isNamed && !isMoved) return next;
    const key = { tenantId, id: event.id };
    if (isNamed) await saveEventName(tx, key, next.name, now());
    if (isMoved) await takeSlug(tx, { ...key, slug }, next.slug);
    const changes = changesOf({ name: event.name, slug }, next);
    await audit(tx, context, {
      action: 'store.renamed',
      subjectType: 'event',
      subjectId: event.id,
      subjectLabel: next.name,
      ...(changes && { changes }),
      data: {
        ...(isNamed && { name: { from: event.name, to: next.name } }),
        ...(isMoved && { slug: { from: slug, to: next.slug } }),
      },
    });
    await enqueuePurge(tx, slug);
    if (isMoved) await enqueuePurge(tx, next.slug);
    return next;
  });
}
