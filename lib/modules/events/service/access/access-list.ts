import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { invalid, MOST_FIELDS, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { BodyOf, QueryOf, ResponseOf } from '@/lib/contract/route';
import type * as contract from '@/lib/modules/events/contract/access-list';
import {
  addInvited as insertInvited,
  countListChange,
  countKnown,
  findAccess,
  listInvited as listRows,
  removeInvited as deleteInvited,
  type AccessRow,
} from '@/lib/modules/events/data/event-access';
import { MOST_INVITED } from '@/lib/modules/events/rules/access';
import { readInvitedText, type InvitedText } from '@/lib/modules/events/rules/invited-text';
import { lockAccess } from './event-access';
import { purgeAfterAccess } from './purge-after-access';

/** A page of the addresses that may enter, in their order. Throws 404 for another tenant's event. S3.5-29. */
export async function listInvited(
  context: TenantContext,
  slug: string,
  { search = '', cursor = '', limit }: QueryOf<typeof contract.listInvited>,
): Promise<ResponseOf<typeof contract.listInvited>> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await findAccess(tx, tenantId, slug);
    if (!row) throw notFound();
    const asked = { search: search.toLowerCase(), after: cursor, limit: limit + 1 };
    const { emails, total } = await listRows(tx, { tenantId, eventId: row.id }, asked);
    const shown = emails.slice(0, limit);
    return { emails: shown, next_cursor: emails.length > limit ? (shown.at(-1) ?? null) : null, total };
  });
}

/** Counts a change of a list, with audit row (counts alone) and purge. */
async function noteChange(
  tx: Transaction,
  context: TenantContext,
  { slug, row, to }: { slug: string; row: AccessRow; to: number },
): Promise<{ invited: number }> {
  const { id: eventId, invited: from } = row;
  await countListChange(tx, { tenantId: context.tenantId, eventId }, now());
  await audit(tx, context, {
    action: 'event.updated',
    subjectType: 'event',
    subjectId: eventId,
    data: { access_invited: { from, to } },
  });
  await purgeAfterAccess(tx, slug);
  return { invited: to };
}

function report({ repeated, wrongRows }: InvitedText) {
  return { repeated, wrong_rows: wrongRows.slice(0, MOST_FIELDS), wrong: wrongRows.length };
}

function refuseWrong({ emails, wrongRows }: InvitedText): void {
  if (wrongRows.length > 0)
    throw invalid({ text: ['invalid_email'] }, { wrong_rows: wrongRows.slice(0, MOST_FIELDS) });
  if (emails.length === 0) throw invalid({ text: ['required'] });
}

/**
 * Adds a pasted list to the addresses that may enter: all of it or nothing; with `dry_run` it only tells what would
 * happen, wrong lines too. Throws 404, `event_locked`, and 422 at `text` for a wrong line (`data.wrong_rows`), a text
 * without an address, and more than 10,000 addresses in all (`too_many`). S3.5-29.
 */
export async function addInvited(
  context: TenantContext,
  slug: string,
  { text, dry_run }: BodyOf<typeof contract.addInvited>,
): Promise<ResponseOf<typeof contract.addInvited>> {
  const { tenantId } = context;
  const read = readInvitedText(text);
  return withTenant(context, async (tx) => {
    const row = await lockAccess(tx, context, slug);
    const key = { tenantId, eventId: row.id };
    const known = await countKnown(tx, key, read.emails);
    const added = read.emails.length - known;
    if (row.invited + added > MOST_INVITED) throw invalid({ text: ['too_many'] });
    const answer = { added, known, ...report(read), invited: row.invited };
    if (dry_run) return answer;
    refuseWrong(read);
    if (added === 0) return answer;
    // The list stands below its setting, which may not be stored yet.
    const noted = await noteChange(tx, context, { slug, row, to: row.invited + added });
    await insertInvited(tx, key, read.emails, now());
    return { ...answer, ...noted };
  });
}

/** Takes addresses off the list; those that are not on it count for nothing. Throws 404 and `event_locked`. S3.5-29. */
export async function removeInvited(
  context: TenantContext,
  slug: string,
  emails: readonly string[],
): Promise<ResponseOf<typeof contract.removeInvited>> {
  return withTenant(context, async (tx) => {
    const row = await lockAccess(tx, context, slug);
    const removed = await deleteInvited(tx, { tenantId: context.tenantId, eventId: row.id }, emails);
    if (removed === 0) return { removed, invited: row.invited };
    return { removed, ...(await noteChange(tx, context, { slug, row, to: row.invited - removed })) };
  });
}
