import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { countWrongCode } from '@/lib/modules/checkout/data/count-wrong-code';
import { nextTryAt, type SlowCounter } from '@/lib/modules/checkout/data/slow-codes';
import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import { bucketOf } from '@/lib/limits/bucket';
import { peekIn } from '@/lib/limits/peek';
import { currentWindow, type Limit } from '@/lib/limits/window';

const WINDOW_SECONDS = 60;
const DAY_SECONDS = 86_400;
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

/** The visitor's wrong codes in this event today. D27-11. */
function slowCounter({ tenantId, slug, visitor }: TypedCode): SlowCounter {
  const bucket = bucketOf('claim-slow', tenantId, slug, visitor.address, visitor.browser);
  return { bucket, windowStart: currentWindow(DAY_SECONDS).windowStart };
}

/** Seconds until a visitor's next try counts. */
async function secondsToWait(tx: Transaction, typed: TypedCode): Promise<number> {
  const next = await nextTryAt(tx, slowCounter(typed));
  return next === null ? 0 : Math.ceil((next.getTime() - now().getTime()) / 1000);
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

/**
 * Throws `rate_limited` for a visitor or IP address with too many wrong codes in this minute (D27-2), and for a visitor
 * who has tried so many that they have to wait (D27-11).
 */
export async function refuseTooMany(typed: TypedCode): Promise<void> {
  const limits = limitsOf(typed);
  const [{ allowed, retryAfter }, wait] = await withDirectory((tx) =>
    Promise.all([peekIn(tx, [limits.visitor, limits.address]), secondsToWait(tx, typed)]),
  );
  if (!allowed || wait > 0) throw new AppError('rate_limited', { retryAfter: Math.max(retryAfter, wait) });
}

/**
 * Counts a wrong code, but not its repeats, and returns whether it is new. Throws `rate_limited` for the one beyond the
 * limit, and for one before its wait is over: of parallel attempts, no more learn that they are wrong. D27-2, D27-11.
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
      perVisitor: PER_VISITOR,
      slow: slowCounter(typed),
    }),
  );
  if (count.visitor > PER_VISITOR || count.address > PER_ADDRESS) {
    throw new AppError('rate_limited', { retryAfter: secondsLeft });
  }
  if (count.early)
    throw new AppError('rate_limited', {
      retryAfter: Math.max(1, await withDirectory((tx) => secondsToWait(tx, typed))),
    });
  return { fresh: count.fresh };
}
