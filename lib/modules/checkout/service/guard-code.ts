import { AppError } from '@/lib/kernel/app-error';
import { countWrong, refuseTooMany, type CodeVisitor } from './code-limits';
import { foldedVoucher } from './read-basket';

interface TypedVoucher {
  tenantId: string;
  slug: string;
  visitor: CodeVisitor;
  /** As it was typed; empty for none. */
  code: string;
}

/**
 * Runs `work`, for which a voucher code was typed, and counts the code against its visitor when it is wrong. `isWrong`
 * tells this from the result; a 422 for `discount_code` counts as wrong too. Right codes and repeats are never counted.
 * Throws `rate_limited` when there were too many (D27-2).
 */
export async function guardCode<T>(
  { code, ...who }: TypedVoucher,
  work: () => Promise<T>,
  isWrong: (answer: T, folded: string) => boolean = () => false,
): Promise<T> {
  const folded = foldedVoucher(code);
  if (folded === null) return work();
  const typed = { ...who, folded };
  await refuseTooMany(typed);
  try {
    const answer = await work();
    if (isWrong(answer, folded)) await countWrong(typed);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.fields['discount_code']) await countWrong(typed);
    throw error;
  }
}
