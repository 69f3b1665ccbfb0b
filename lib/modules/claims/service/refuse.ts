import type { TenantContext } from '@/lib/db/with-tenant';
import { countWrong, type TypedCode } from '@/lib/modules/checkout/service/code-limits';
import { recordRefusal } from './record-refusal';
import { answerTo, type RefusalCause } from './refusal';

/**
 * Runs after the rollback: counts a wrong code, writes the true reason to the client's log, and throws the error for
 * the person. A visitor's repeats of the same wrong code are logged once a minute. D22, D27.
 */
export async function refuse(
  context: TenantContext,
  typed: TypedCode,
  refused: RefusalCause,
): Promise<never> {
  const repeated = refused.kind === 'code' && !(await countWrong(typed)).fresh;
  if (!repeated) await recordRefusal(context, refused);
  throw answerTo(refused);
}
