import { AppError } from '@/lib/kernel/app-error';
import type { VoucherProblem } from '@/lib/modules/checkout/rules/voucher';
import { countWrong, refuseTooMany, type CodeVisitor } from './code-limits';
import { foldedVoucher } from './read-basket';

/** What is said of a code that nobody has made. */
const WRONG: VoucherProblem = 'invalid_voucher';

interface TypedVoucher {
  tenantId: string;
  slug: string;
  visitor: CodeVisitor;
  /** As it was typed; empty for none. */
  code: string;
}

/**
 * Runs `work`, for which a voucher code was typed, and counts the code against its visitor when there is none such.
 * `refusedFor` tells from the result why it can't be used; a 422 for `discount_code` says so too. Right codes are never
 * counted, nor those that this basket or person can't use, nor repeats. A paused code is unknown to shoppers, and counts
 * as such. Throws `rate_limited` when there were too many (D27-2).
 */
export async function guardCode<T>(
  { code, ...who }: TypedVoucher,
  work: () => Promise<T>,
  refusedFor: (answer: T) => VoucherProblem | null = () => null,
): Promise<T> {
  const folded = foldedVoucher(code);
  if (folded === null) return work();
  const typed = { ...who, folded };
  await refuseTooMany(typed);
  try {
    const answer = await work();
    if (refusedFor(answer) === WRONG) await countWrong(typed);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.fields['discount_code']?.includes(WRONG)) await countWrong(typed);
    throw error;
  }
}
