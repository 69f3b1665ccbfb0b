import { AppError } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { admitPay, type PayAccount } from '@/lib/modules/checkout/data/admit-pay';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { payments, type Merchant } from '@/lib/payments';
import { bucketOf } from '@/lib/limits/bucket';
import { currentWindow } from '@/lib/limits/window';
import { failedCards } from '@/lib/modules/payments/service/failed-cards';
import type { PayVisitor } from './pay-visitor';
import { payFingerprint, type PayBody } from './request-hash';

const WINDOW_SECONDS = 60;
/** Different `pay` bodies a customer may send per minute. D27-3. */
const DIFFERENT_BODIES = 6;

/** What is known before the tenant's own rows are read. */
export interface Admission {
  /** Seconds to wait. Set when this body is over the limit: then only a repeat of the open order is accepted. */
  retryAfter: number | null;
  accounts: PayAccount[];
}

/**
 * Counts a customer's different `pay` bodies (D27-3) and finds the tenant's payment accounts. Throws `cards_refused` for a
 * visitor with too many failed cards (D27-9).
 */
export async function admit(tenantId: string, body: PayBody, { visitor }: PayVisitor): Promise<Admission> {
  const { windowStart, secondsLeft } = currentWindow(WINDOW_SECONDS);
  const customer = [tenantId, body.customer_id];
  const cards = failedCards(visitor);
  const {
    differentBodies,
    accounts,
    failedCards: failed,
  } = await withDirectoryOnce((tx) =>
    admitPay(tx, {
      tenantId,
      customerBucket: bucketOf('pay', ...customer),
      bodyBucket: bucketOf('pay-body', ...customer, payFingerprint(body)),
      windowStart,
      cardsBucket: cards.limit.bucket,
      cardsStart: cards.windowStart,
    }),
  );
  if (failed >= cards.limit.limit) throw new AppError('cards_refused', { retryAfter: cards.secondsLeft });
  return { retryAfter: differentBodies > DIFFERENT_BODIES ? secondsLeft : null, accounts };
}

/**
 * The payment account for a store of this region. Throws `payments_unavailable` without keys or without an account that
 * may take payments.
 */
export function merchantFor(admission: Admission, region: Region): Merchant {
  const account = admission.accounts.find((known) => known.region === region && known.mayBePaid);
  if (!account || !payments().regionKeys(region)) throw new AppError('payments_unavailable');
  return { region, account: account.accountId };
}
