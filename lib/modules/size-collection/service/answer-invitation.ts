import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { audit } from '@/lib/audit/append-audit';
import type { InvitationRow } from '@/lib/modules/size-collection/data/read-invitation';
import { writeAnswer } from '@/lib/modules/size-collection/data/write-answer';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { decideAnswer, type AnswerForm, type DecidedAnswer } from './decide-answer';
import { closedReason } from './collecting-event';
import { presentInvitation } from './present-invitation';
import { inviteHolder, readInvitation, requireInvitation } from './read-invitation';

/** Another person or tab has answered since the given version. */
class Stale extends Error {
  override readonly name = 'Stale';
}

function isSame({ invitee }: InvitationRow, decided: DecidedAnswer): boolean {
  if (!invitee.piece) return false;
  const { name, personalisation, delivery, piece } = invitee;
  const kept = { name, personalisation, delivery, productId: piece.productId, variantId: piece.variantId };
  return isDeepStrictEqual(kept, { ...decided });
}

async function keep(
  tx: Transaction,
  context: TenantContext,
  row: InvitationRow,
  answer: { decided: DecidedAnswer; version: number },
): Promise<boolean> {
  const { event, invitee } = row;
  const written = { tenantId: event.tenantId, inviteeId: invitee.id, ...answer.decided, at: now() };
  if (!(await writeAnswer(tx, written, answer.version))) return false;
  await audit(tx, context, {
    action: answer.version === 0 ? 'bulk.answered' : 'bulk.answer_changed',
    subjectType: 'event',
    subjectId: event.id,
    data: { invitee: invitee.id },
  });
  return true;
}

async function attempt(
  tx: Transaction,
  context: TenantContext,
  key: { tenantId: string; inviteeId: string },
  form: AnswerForm,
): Promise<Invitation> {
  const row = await requireInvitation(tx, key);
  const closed = closedReason(row.event);
  if (closed !== null) throw new AppError(closed === 'not_open_yet' ? 'event_not_open' : 'event_closed');
  const decided = await decideAnswer(tx, row, form);
  if (isSame(row, decided)) return presentInvitation(row);
  const kept = await keep(tx, context, row, { decided, version: form.version });
  const after = await requireInvitation(tx, key);
  if (!kept && !isSame(after, decided)) throw new Stale();
  return presentInvitation(after);
}

/**
 * Stores an invitee's one answer, or replaces it, until the event closes; there is nothing to pay (D4-5). The same
 * answer again changes nothing. Throws 404 as `readInvitation` does, `event_closed`, 422 for wrong fields, and
 * `conflict` with the current invitation when another answer was given since `version`.
 */
export async function answerInvitation(
  token: string,
  requestId: string,
  form: AnswerForm,
): Promise<Invitation> {
  const { context, key } = inviteHolder(token, requestId);
  try {
    return await withTenant(context, (tx) => attempt(tx, context, key, form));
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    const invitation = await readInvitation(token, requestId);
    throw new AppError('conflict', { data: { invitation } });
  }
}
