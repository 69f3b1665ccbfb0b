import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { invitePeople as contract } from '@/lib/modules/size-collection/contract/invite-people';
import type { BodyOf, ResponseOf } from '@/lib/contract/route';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import { audit } from '@/lib/audit/append-audit';
import { enqueueAll, jobSpec } from '@/lib/db/enqueue';
import { addInvitees, countInvitees } from '@/lib/modules/size-collection/data/add-invitees';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { requireCollecting, requireInviting, requireUnlocked } from './collecting-event';

type Person = BodyOf<typeof contract>['invitees'][number];

/** More people than a real event has; protects against a runaway list. */
const MOST_INVITEES = 10_000;

const keyOf = ({ email }: Person): string => email.normalize('NFKC').toLowerCase();

/** Throws 422 for invalid e-mail addresses, by their index in the list. */
function refuseBadAddresses(people: readonly Person[]): void {
  const wrong = people.flatMap(({ email }, index) => {
    const { email: code } = validateConsumerForm({ email });
    return code ? [{ field: `invitees.${index}.email`, code }] : [];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(({ field, code }) => [field, [code]])));
}

async function mailEach(tx: Transaction, tenantId: string, ids: readonly string[]): Promise<void> {
  const jobs = ids.map((inviteeId) =>
    jobSpec('send-invitation-mail', { tenantId, inviteeId }, { jobKey: `invitation:${inviteeId}` }),
  );
  await enqueueAll(tx, jobs);
}

/**
 * Invites people to give their size: rows, audit row and one mail job per person in one transaction. A person named
 * twice or invited before is invited once. D4-5. Throws 404 for an event that is not this tenant's or collects no
 * sizes, `event_locked`, `event_closed`, and 422 for invalid addresses.
 */
export async function invitePeople(
  context: TenantContext,
  slug: string,
  people: readonly Person[],
): Promise<ResponseOf<typeof contract>> {
  const { tenantId } = context;
  refuseBadAddresses(people);
  const byKey = new Map([...people].reverse().map((person) => [keyOf(person), person]));
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    requireUnlocked(event, context);
    requireInviting(event);
    const rows = [...byKey].reverse().map(([emailKey, { name, email }]) => {
      return { id: newId('invitee'), name, email, emailKey };
    });
    const added = await addInvitees(tx, { tenantId, eventId: event.id, at: now() }, rows);
    if ((await countInvitees(tx, tenantId, event.id)) > MOST_INVITEES)
      throw invalid({ invitees: ['too_many'] });
    if (added.length > 0) {
      const subject = { subjectType: 'event', subjectId: event.id } as const;
      await audit(tx, context, { action: 'bulk.invited', ...subject, data: { count: added.length } });
      await mailEach(tx, tenantId, added);
    }
    return {
      invited: added.length,
      already_invited: rows.length - added.length,
      repeated: people.length - rows.length,
    };
  });
}
