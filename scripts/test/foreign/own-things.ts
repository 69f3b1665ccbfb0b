import { toWire } from '@/lib/kernel/money';
import type { DemoWorld } from '@/scripts/test/demo-world';
import { printKeyOf } from './lay-foreign-things';
import { newApproval } from './own-approvals';
import { newBulkOrder, unpaidBulkOrder } from './own-bulk-orders';
import { newToken, newWebhook } from './own-integrations';
import { newView } from './own-lists';
import { newCases } from './own-cases';
import { newDraftOrders, type OwnDraftOrders } from './own-draft-orders';
import { newIssues, type OwnIssues } from './own-issues';
import { cancelledOrder, newSentMail } from './own-mails';
import { newFiles, type OwnFiles } from './own-files';
import { newBatch } from './own-codes';
import { newVoucher } from './own-vouchers';

/** The callers' own objects that their valid calls refer to. */
export interface OwnThings extends OwnFiles, OwnDraftOrders, OwnIssues {
  apiToken: string;
  /** An endpoint, and a delivery of it that was given up. */
  webhook: string;
  delivery: string;
  order: string;
  orderRef: string;
  newOrder: string;
  sentMail: string;
  cancelledOrder: string;
  heldOrder: string;
  overBudgetOrder: string;
  flaggedOrder: string;
  coveredOrder: string;
  /** What of `order` is left to be given back, as the wire says it; none of it waits. */
  leftOfOrder: string;
  failedRefund: string;
  intent: string;
  line: string;
  customer: string;
  printKey: string;
  file: string;
  /** Open cases of `order`, and its line of which more can be withdrawn. */
  complaint: string;
  withdrawal: string;
  caseLine: string;
  /** The upload's token of a photo that was sent. */
  casePhoto: string;
  promoCode: string;
  /** An unused voucher of `fjord-fern`, and when it was last changed. */
  voucher: string;
  /** A batch of `lumen-summit`, and its unused code. */
  batch: string;
  batchCode: string;
  codeImport: string;
  codeSheet: string;
  voucherAt: string;
  invitee: string;
  /** A Bulk order of `lumen-offsite` that waits. */
  bulkOrder: string;
  /** One that waits to be paid by card. */
  unpaidBulkOrder: string;
  view: string;
  /** A colour set and a font set of ten_fjord that no event uses. */
  colourSet: string;
  fontSet: string;
  export: string;
  act: string;
  import: string;
  catalogueAct: string;
  /** An open link for approval of `fjord-fern`. */
  approval: string;
  /** A draft product of ten_fjord in `fjord-fern`, and when it was last changed. */
  product: string;
  productAt: string;
}

interface Row extends Record<string, string> {
  id: string;
}

async function one(world: DemoWorld, text: string): Promise<Row> {
  const [row] = await world.sql<Row>(text);
  if (!row) throw new Error(`the demo world has nothing for: ${text}`);
  return row;
}

let takenCodes = 0;
let invitees = 0;
let productCopies = 0;

async function newInvitee(world: DemoWorld): Promise<string> {
  invitees += 1;
  const id = `inv_foreign_${invitees}`;
  await world.sql(
    `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key, mail_asked_at)
     values ('ten_lumen', $1, 'evt_lumen_offsite', 'A guest', $2, $2, now() - interval '1 hour')`,
    [id, `${id}@guest.example`],
  );
  return id;
}

let sets = 0;

async function newSets(world: DemoWorld): Promise<{ colourSet: string; fontSet: string }> {
  // The sets of the calls before: a tenant keeps so many and no more.
  await world.sql("delete from colour_sets where id like 'col_foreign_%'");
  await world.sql("delete from font_sets where id like 'fon_foreign_%'");
  sets += 1;
  const [colourSet, fontSet] = [`col_foreign_${sets}`, `fon_foreign_${sets}`];
  await world.sql(
    `insert into colour_sets (tenant_id, id, name, primary_colour, secondary_colour, tertiary_colour)
     values ('ten_fjord', $1, $1, '#1f4d3a', '#e8dcc4', '#b5532a')`,
    [colourSet],
  );
  await world.sql(
    `insert into font_sets select (jsonb_populate_record(f, jsonb_build_object('id', $1::text, 'version', 1))).*
     from font_sets f where f.tenant_id = 'ten_fjord' order by f.id limit 1`,
    [fontSet],
  );
  return { colourSet, fontSet };
}

/** A draft copy of the camp mug, which no other tenant sells. */
async function newProduct(world: DemoWorld): Promise<{ product: string; productAt: string }> {
  productCopies += 1;
  const id = `prd_foreign_${productCopies}`;
  const [row] = await world.sql<{ at: Date }>(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object(
       'id', $1::text, 'status', 'draft', 'updated_at', date_trunc('milliseconds', now())))).*
     from products p where p.tenant_id = 'ten_fjord' and p.id = 'ff-mug' returning updated_at as at`,
    [id],
  );
  await world.sql(
    `insert into event_products select (jsonb_populate_record(ep, jsonb_build_object(
       'id', 'evp_foreign_' || $2::text, 'product_id', $1::text))).*
     from event_products ep where ep.tenant_id = 'ten_fjord' and ep.product_id = 'ff-mug' and ep.event_id = 'evt_fjord_fern'`,
    [id, String(productCopies)],
  );
  return { product: id, productAt: row?.at.toISOString() ?? '' };
}

/** An order that is held, and one that waits for its event's budget. */
async function stoppedOrders(world: DemoWorld): Promise<Pick<OwnThings, 'heldOrder' | 'overBudgetOrder'>> {
  const held = await one(
    world,
    `update orders set hold_reason = 'disputed', held_at = now() where id in
       (select id from orders where tenant_id = 'ten_fjord' and status = 'picked' order by id limit 1) returning id`,
  );
  const over = await one(
    world,
    `update orders set status = 'over_budget', returns_to = 'new' where id in
       (select id from orders where tenant_id = 'ten_fjord' and kind <> 'bulk' and status in ('in_production', 'over_budget')
        order by status desc, id limit 1) returning id`,
  );
  return { heldOrder: held.id, overBudgetOrder: over.id };
}

type Made = Partial<OwnThings>;

/** Some of the callers' things, made together; `get` makes what they are made from. */
interface Makes {
  names: readonly (keyof OwnThings)[];
  make: (
    world: DemoWorld,
    get: <Name extends keyof OwnThings>(name: Name) => Promise<OwnThings[Name]>,
  ) => Promise<Made>;
}

async function boughtOrder(world: DemoWorld): Promise<Made> {
  const order = await one(
    world,
    `select o.id, o.order_ref, i.intent_id, l.id as line from orders o
     join payment_intents i on i.tenant_id = o.tenant_id and i.order_id = o.id
     join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
     join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
     where o.tenant_id = 'ten_fjord' and e.slug = 'fjord-fern' and o.payment_status = 'paid' and o.status = 'shipped'
     and i.intent_id is not null and l.scene_front is not null order by o.id limit 1`,
  );
  const [orderRef, intent, line] = [order['order_ref'], order['intent_id'], order['line']];
  return { order: order.id, orderRef: orderRef ?? '', intent: intent ?? '', line: line ?? '' };
}

/** A refund of 1.00 that failed after it was made. */
let failedRefunds = 0;

async function newFailedRefund(world: DemoWorld, order: string): Promise<string> {
  failedRefunds += 1;
  const id = `re_failed_${failedRefunds}_${order}`;
  await world.sql(
    `insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
     select tenant_id, '${id}', id, 100, 'us', 'failed', now() from orders where id = '${order}'`,
  );
  return id;
}

async function leftOfOrder(world: DemoWorld, order: string): Promise<Made> {
  await world.sql('delete from refund_requests where order_id = $1', [order]);
  const [left] = await world.sql<{ left: number }>(
    `select o.total_minor - coalesce((select sum(r.amount_minor) from order_refunds r where r.tenant_id = o.tenant_id
       and r.order_id = o.id and r.edit_id is null and r.state <> 'failed'), 0)::int as left from orders o where o.id = $1`,
    [order],
  );
  return { leftOfOrder: toWire(left?.left ?? 0) };
}

async function freshOrder(world: DemoWorld): Promise<Made> {
  const text = `select id from orders where tenant_id = 'ten_fjord' and status = 'new' order by id limit 1`;
  return { newOrder: (await one(world, text)).id };
}

async function flaggedOrder(world: DemoWorld): Promise<Made> {
  const flagged = await one(
    world,
    `select order_id as id from claim_flags where tenant_id = 'ten_fjord' order by order_id limit 1`,
  );
  await world.sql("update orders set status = 'new', returns_to = null where id = $1", [flagged.id]);
  await world.sql(
    "update claim_flags set state = 'waiting', decided_at = null, decided_by = null where order_id = $1",
    [flagged.id],
  );
  return { flaggedOrder: flagged.id };
}

function nextCode(): Made {
  takenCodes += 1;
  return { promoCode: `LS-${String(takenCodes).padStart(4, '0')}` };
}

const FIXED = {
  printKey: printKeyOf('ten_fjord'),
  file: 'fil_logo_ten_fjord',
  export: 'exp_of_ten_fjord',
  act: 'act_of_ten_fjord',
  import: 'imp_of_ten_fjord',
  catalogueAct: 'cat_of_ten_fjord',
} as const;

const MAKES: readonly Makes[] = [
  { names: Object.keys(FIXED) as (keyof typeof FIXED)[], make: async () => FIXED },
  { names: ['order', 'orderRef', 'intent', 'line'], make: boughtOrder },
  {
    names: ['failedRefund'],
    make: async (world, get) => ({ failedRefund: await newFailedRefund(world, await get('order')) }),
  },
  { names: ['leftOfOrder'], make: async (world, get) => leftOfOrder(world, await get('order')) },
  {
    names: ['complaint', 'withdrawal', 'caseLine', 'casePhoto'],
    make: async (world, get) => newCases(world, await get('order'), await get('line')),
  },
  { names: ['draftOrder', 'sentDraft'], make: newDraftOrders },
  {
    names: [
      ...(['addressIssue', 'addressIssueOrder'] as const),
      ...(['artworkIssue', 'artworkIssueOrder', 'artworkIssueLine'] as const),
    ],
    make: newIssues,
  },
  { names: ['newOrder'], make: freshOrder },
  {
    names: ['sentMail'],
    make: async (world, get) => ({ sentMail: await newSentMail(world, await get('newOrder')) }),
  },
  { names: ['cancelledOrder'], make: async (world) => ({ cancelledOrder: await cancelledOrder(world) }) },
  { names: ['heldOrder', 'overBudgetOrder'], make: stoppedOrders },
  { names: ['flaggedOrder'], make: flaggedOrder },
  { names: ['promoCode'], make: async () => nextCode() },
  { names: ['invitee'], make: async (world) => ({ invitee: await newInvitee(world) }) },
  { names: ['bulkOrder'], make: async (world) => ({ bulkOrder: await newBulkOrder(world) }) },
  { names: ['unpaidBulkOrder'], make: async (world) => ({ unpaidBulkOrder: await unpaidBulkOrder(world) }) },
  { names: ['apiToken'], make: async (world) => ({ apiToken: await newToken(world) }) },
  { names: ['webhook', 'delivery'], make: newWebhook },
  { names: ['view'], make: async (world) => ({ view: await newView(world) }) },
  { names: ['colourSet', 'fontSet'], make: newSets },
  { names: ['approval'], make: async (world) => ({ approval: await newApproval(world) }) },
  { names: ['product', 'productAt'], make: newProduct },
  { names: ['libraryFile', 'otherFile', 'fileAt'], make: newFiles },
  { names: ['voucher', 'voucherAt'], make: newVoucher },
  { names: ['batch', 'batchCode', 'codeImport', 'codeSheet'], make: newBatch },
];

/** A thing that a call names and that is not made yet. */
class Wanted extends Error {
  override readonly name = 'Wanted';

  constructor(readonly thing: keyof OwnThings) {
    super(thing);
  }
}

/** What only calls of the API make: a shopper, and an order that a voucher covers. */
export type BoughtThings = Record<'customer' | 'coveredOrder', () => Promise<string>>;

/**
 * What `work` makes of new objects of both callers. Only those that it names are made: it is called until nothing is missing, so it
 * names them before it does anything else.
 */
export async function withOwnThings<T>(
  world: DemoWorld,
  bought: BoughtThings,
  work: (own: OwnThings) => T | Promise<T>,
): Promise<T> {
  const made: Made = {};
  async function get<Name extends keyof OwnThings>(name: Name): Promise<OwnThings[Name]> {
    if (made[name] === undefined) {
      if (name === 'customer' || name === 'coveredOrder')
        made[name as keyof BoughtThings] = await bought[name as keyof BoughtThings]();
      else Object.assign(made, await MAKES.find(({ names }) => names.includes(name))?.make(world, get));
    }
    return made[name] as OwnThings[Name];
  }
  const own = new Proxy({} as OwnThings, {
    get(_, name: keyof OwnThings) {
      if (made[name] === undefined) throw new Wanted(name);
      return made[name];
    },
  });
  for (;;) {
    try {
      return await work(own);
    } catch (error) {
      if (!(error instanceof Wanted)) throw error;
      await get(error.thing);
    }
  }
}
