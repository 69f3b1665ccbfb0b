import { AppError } from '@/lib/kernel/app-error';
import { countWrongCode } from '@/lib/modules/checkout/data/count-wrong-code';
import { withDirectory } from '@/lib/db/with-directory';
import { bucketOf } from '@/lib/limits/bucket';
import { peek } from '@/lib/limits/peek';
import { currentWindow, type Limit } from '@/lib/limits/window';

const WINDOW_SECONDS = 60;
const PER_VISITOR = 5;
const PER_ADDRESS = 300;

/** The visitor who types a code, as the request identifies them: several people may share an IP address. */
export interface CodeVisitor {
  address: string;
  browser: string;
}

/** The visitor a wrong code is counted against, and the code in its folded form. */
export interface TypedCode {
  tenantId: string;
  slug: string;
  visitor: CodeVisitor;
  folded: string;
}

function limitsOf({ tenantId, slug, visitor }: TypedCode): { visitor: Limit; address: Limit } {
  const { address, browser } = visitor;
  const windowSeconds = WINDOW_SECONDS;
  const mine = bucketOf('claim-code', tenantId, slug, address, browser);
  return {
    visitor: { bucket: mine, limit: PER_VISITOR, windowSeconds },
    address: { bucket: bucketOf('claim-address', address), limit: PER_ADDRESS, windowSeconds },
  };
}

/** Throws `rate_limited` for a visitor or IP address with too many wrong codes in this minute. D27-2. */
export async function refuseTooMany(typed: TypedCode): Promise<void> {
  const limits = limitsOf(typed);
  const { allowed, retryAfter } = await peek(limits.visitor, limits.address);
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Counts a wrong code, but not its repeats, and returns whether it is new. Throws `rate_limited` for the one beyond the
 * limit: of parallel attempts, no more than the limit learn that they are wrong. D27-2.
 */
export async function countWrong(typed: TypedCode): Promise<{ fresh: boolean }> {
  const { tenantId, slug, visitor, folded } = typed;
  const { windowStart, secondsLeft } = currentWindow(WINDOW_SECONDS);
  const limits = limitsOf(typed);
  const count = await withDirectory((tx) =>
    countWrongCode(tx, {
      codeBucket: bucketOf('claim-tried', tenantId, slug, visitor.address, visitor.browser, folded),
      visitorBucket: limits.visitor.bucket,
      addressBucket: limits.address.bucket,
      windowStart,
    }),
  );
  if (count.visitor > PER_VISITOR || count.address > PER_ADDRESS) {
    throw new AppError('rate_limited', { retryAfter: secondsLeft });
  }
  return { fresh: count.fresh };
}
