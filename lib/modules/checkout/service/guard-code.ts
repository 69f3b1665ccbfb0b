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
 * Runs what a voucher code was typed for, and counts the code against its visitor when it turns out wrong: `isWrong`
 * reads that off the answer, a refusal of `discount_code` says it by itself. Right codes and repeats are never counted.
 * Throws `rate_limited` for one too many (DECISIONS 27).
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
