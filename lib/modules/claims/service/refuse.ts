import type { TenantContext } from '@/lib/db/with-tenant';
import { countWrong, type TypedCode } from '@/lib/modules/checkout/service/code-limits';
import { recordRefusal } from './record-refusal';
import { answerTo, type RefusalCause } from './refusal';

/**
 * After the rollback: a wrong code is counted, the client's log gets the true reason, the person their answer, which is
 * thrown. A visitor's repeat of the same wrong code is logged once a minute. DECISIONS 22, 27.
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
