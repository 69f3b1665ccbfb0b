import type { TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { countWrong, type TypedCode } from '@/lib/modules/checkout/service/code-limits';
import { recordRefusal } from './record-refusal';
import { answerTo, type RefusalCause } from './refusal';

/** A refused e-mail address needs no good code, so that the log would grow with every try of a machine. */
const LOGGED_EMAILS = { limit: 5, windowSeconds: 60 };

/** Whether the client's log has enough of this visitor's tries. */
async function isRepeat(typed: TypedCode, refused: RefusalCause): Promise<boolean> {
  if (refused.kind === 'code') return !(await countWrong(typed)).fresh;
  if (refused.kind !== 'email') return false;
  const { tenantId, slug, visitor } = typed;
  const bucket = bucketOf('claim-email', tenantId, slug, visitor.address, visitor.browser);
  return !(await consume({ bucket, ...LOGGED_EMAILS })).allowed;
}

/**
 * Runs after the rollback: counts a wrong code, writes the true reason to the client's log, and throws the error for
 * the person. A visitor's repeats of the same wrong code are logged once a minute, their refused e-mail addresses five times.
 * D22, D27.
 */
export async function refuse(
  context: TenantContext,
  typed: TypedCode,
  refused: RefusalCause,
): Promise<never> {
  if (!(await isRepeat(typed, refused))) await recordRefusal(context, refused);
  throw answerTo(refused);
}
