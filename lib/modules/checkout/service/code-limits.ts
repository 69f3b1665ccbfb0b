import { AppError } from '@/lib/kernel/app-error';
import { countWrongCode } from '@/lib/modules/checkout/data/count-wrong-code';
import { withDirectory } from '@/lib/db/with-directory';
import { bucketOf } from '@/lib/limits/bucket';
import { peek } from '@/lib/limits/peek';
import { currentWindow, type Limit } from '@/lib/limits/window';

const WINDOW_SECONDS = 60;
const PER_VISITOR = 5;
const PER_ADDRESS = 300;

/** Who types a code, as far as the request tells: several people may share an address. */
export interface CodeVisitor {
  address: string;
  browser: string;
}

/** Whom a wrong code is counted against, and which code it is, in its folded form. */
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

/** Throws `rate_limited` for a visitor or address that has typed too many wrong codes this minute. DECISIONS 27. */
export async function refuseTooMany(typed: TypedCode): Promise<void> {
  const limits = limitsOf(typed);
  const { allowed, retryAfter } = await peek(limits.visitor, limits.address);
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Counts a wrong code, its repeats not, and tells whether it is new. Throws `rate_limited` for the one that is too many:
 * of tries sent all at once, no more than the limit hear that they are wrong. DECISIONS 27.
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
