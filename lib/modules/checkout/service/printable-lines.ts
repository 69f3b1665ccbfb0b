import type { FieldErrors } from '@/lib/kernel/app-error';
import { fail, type Result } from '@/lib/kernel/result';
import { resolveLines } from '@/lib/modules/checkout/rules/resolve-lines';
import type { CheckoutLine, SellableProduct, WantedLine } from '@/lib/modules/orders/rules/order-line-types';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Transaction } from '@/lib/db/transaction';
import { checkTexts } from './check-texts';
import { ownPictures } from './own-pictures';

/** What an event sells of the requested lines. */
interface Ground {
  event: { tenantId: string; id: string; refusedWords: readonly string[] };
  products: readonly SellableProduct[];
  /** Pictures that this person already has there, by file id. */
  kept?: Readonly<Record<string, PictureFacts>>;
}

/**
 * The requested lines with the shopper's own texts and pictures, checked for order intake: `pay`, a claim and an
 * invitee's answer use the same check. Or the errors of every line that is not for sale, uses foreign pictures or would
 * print badly.
 */
export async function printableLines(
  tx: Transaction,
  wanted: readonly WantedLine[],
  { event, products, kept }: Ground,
): Promise<Result<CheckoutLine[], FieldErrors>> {
  const { tenantId, id: eventId, refusedWords } = event;
  const own = await ownPictures(tx, { tenantId, eventId, kept }, wanted, products);
  const lines = resolveLines(own.lines, products);
  if (!lines.ok) return fail({ ...lines.error, ...own.problems });
  const problems = await checkTexts(lines.value, { refusedWords, pictures: own.facts });
  Object.assign(problems, own.problems);
  return Object.keys(problems).length > 0 ? fail(problems) : lines;
}
