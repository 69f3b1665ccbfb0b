import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { toWire } from '@/lib/kernel/money';
import { postalLines } from '@/lib/address/postal-lines';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { orderMailText } from '@/lib/mail/order-mail-text';
import { ownImages } from '@/lib/modules/catalogue/service/own-images';
import { checkDrawable } from '@/lib/files/render/check-drawable';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import type { OrderSheet, TestOrder } from '@/lib/modules/launch/contract/test-order';
import { blockingLines } from '@/lib/modules/launch/rules/judge';
import { readLaunchCheck } from '@/lib/modules/launch/service/read-launch-check';
import { composeTestOrder, type Asker, type Composed, type ComposedOrder } from './compose';
import { testMailModel } from './mail';
import { eachPrint, type TestPrint } from './prints';

/** Each one is a mail, and drawings of the worker. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

const wireDay = (isoDay: string) => isoDay.split('-').reverse().join('-');

function sheetOf({ order, lines }: ComposedOrder, prints: readonly TestPrint[]): OrderSheet {
  const { customer } = order.snapshot;
  return {
    kind: order.kind === 'claim' ? 'claim' : 'store',
    region: order.region,
    currency: order.currency,
    items: lines.map((line) => ({
      product_id: line.productId,
      name: line.name,
      colour: line.colourName,
      size: line.size,
      quantity: line.quantity,
      unit_price: toWire(order.kind === 'claim' ? 0 : line.unitGrossMinor),
      total: toWire(order.kind === 'claim' ? 0 : line.grossMinor),
    })),
    items_total: toWire(order.itemsGrossMinor),
    shipping_total: toWire(order.shippingGrossMinor),
    total_excluding_vat: toWire(order.netMinor),
    total_vat: toWire(order.vatMinor),
    total: toWire(order.totalMinor),
    delivery: { from: wireDay(order.deliveryFrom), to: wireDay(order.deliveryTo) },
    address: [customer.name, ...postalLines(customer)].filter((line) => line !== ''),
    prints: prints.map(({ side, file }) => ({
      side,
      file: file && { width_px: file.widthPx, height_px: file.heightPx },
    })),
  };
}

/** What stands in the way of an order: nobody claims a gift without a code, though its event may be published. */
function hindrances(lines: readonly LaunchLine[]): LaunchLine[] {
  const codes = lines.filter(({ id, passed }) => id === 'codes' && !passed);
  return [...blockingLines(lines), ...codes.map((line) => ({ ...line, severity: 'blocking' as const }))];
}

/** One line per kind: the launch check may have found the same. */
function joined(lines: readonly LaunchLine[]): LaunchLine[] {
  return lines.filter((line, index) => lines.findIndex(({ id }) => id === line.id) === index);
}

function unprintable({ line }: ComposedOrder): LaunchLine {
  const { id, name } = line.product;
  return {
    id: 'artwork',
    severity: 'blocking',
    passed: false,
    count: 1,
    product: { id, name },
    text: null,
    market_rule: null,
    unserved: null,
  };
}

interface Person extends Asker {
  id: string;
}

/** The order from one state of the database; if there is one, its audit row and the job that mails it. */
async function placeIn(
  tx: Transaction,
  context: TenantContext,
  slug: string,
  { id: userId, ...asker }: Person,
): Promise<Composed> {
  const { tenantId } = context;
  const composed = await composeTestOrder(tx, { tenantId, slug }, asker);
  if ('problem' in composed) return composed;
  const { eventId } = composed.made.order;
  const job = { tenantId, eventId, userId, lang: asker.lang, mailId: newId('mail') };
  await audit(tx, context, { action: 'event.test_ordered', subjectType: 'event', subjectId: eventId });
  await enqueue(tx, 'send-test-order-mail', job);
  return composed;
}

/** Throws `rate_limited` when this person has placed too many. */
async function count({ tenantId }: TenantContext, { id }: Person): Promise<void> {
  const bucket = bucketOf('test-order', tenantId, id);
  const { allowed, retryAfter } = await consume({ bucket, ...LIMIT });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Goes the event's own way of an order with its first item and a sample address, and shows what would come of it, with
 * what stands in its way. No order is stored, nothing is reserved, counted, charged or printed: the one thing that
 * leaves the house is the mail to whoever asked, marked as a test. The worker draws the print files with that mail; here
 * they are checked for all that needs no drawing. Throws 404 for another tenant's event, and `rate_limited`. S2.2-70.
 */
export async function placeTestOrder(
  context: TenantContext,
  slug: string,
  person: Person,
): Promise<TestOrder> {
  await count(context, person);
  const { lines } = await readLaunchCheck(context, slug);
  const found = hindrances(lines);
  const composed = await withTenant(context, (tx) => placeIn(tx, context, slug, person));
  if ('problem' in composed)
    return { ready: false, problems: joined([...found, composed.problem]), order: null, mail: null };
  const { made } = composed;
  const images = ownImages(context.tenantId);
  const prints = await eachPrint(made, (scene) => checkDrawable(scene, images));
  const failed = prints.some(({ file }) => file === null) ? [unprintable(made)] : [];
  const problems = joined([...found, ...failed]);
  const model = testMailModel(made, { pictures: new Map(), prints: [] });
  const mail = { to: person.email, subject: model.subject, text: orderMailText(model) };
  return { ready: problems.length === 0, problems, order: sheetOf(made, prints), mail };
}
