import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { findCodes, findHolder, type KnownCode } from '@/lib/modules/claims/data/explain';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { RefusalCause } from './refusal';

function codeReason(code: KnownCode | undefined): string {
  if (!code) return 'code_unknown';
  if (!code.ofThisEvent) return 'code_of_another_event';
  return code.fault === null ? 'code_just_freed' : `code_${code.fault}`;
}

/** The true reason, without the code. */
async function explain(
  tx: Transaction,
  refused: RefusalCause,
  code: KnownCode | undefined,
): Promise<Record<string, unknown>> {
  const { eventId } = refused;
  switch (refused.kind) {
    case 'code':
      return { reason: codeReason(code) };
    case 'exhausted':
      return { reason: 'event_exhausted' };
    case 'already_ordered': {
      const order = await findHolder(tx, { eventId, keys: refused.keys });
      return { reason: 'already_ordered', known: refused.known, order };
    }
    case 'email':
      return { reason: refused.reason };
    case 'out_of_stock':
      return { reason: 'out_of_stock', variant: refused.variantId };
  }
}

/** Writes the true reason of a refused claim to the client's log, in a transaction of its own; ids only (D22-5). */
export async function recordRefusal(context: TenantContext, refused: RefusalCause): Promise<void> {
  await withTenant(context, async (tx) => {
    const { eventId, codes } = refused;
    const [code] = codes.length === 0 ? [] : await findCodes(tx, { eventId, codes, at: now() });
    // A good code is named too: its story has every try that was refused. D40-7.
    const data = { ...(await explain(tx, refused, code)), ...(code ? { code: code.id } : {}) };
    await audit(tx, context, {
      action: 'claim.refused',
      subjectType: 'event',
      subjectId: refused.eventId,
      data,
    });
  });
}
