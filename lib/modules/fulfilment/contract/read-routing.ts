import { z } from 'zod';
import { amount, instantText, none, objectId, tenantId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { namedBlank } from '@/lib/modules/catalogue/contract/product-fields';
import { CURRENCIES } from '@/lib/kernel/money';
import { REGIONS } from '@/lib/kernel/regions';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { ADDRESS_STATES } from '@/lib/modules/fulfilment/rules/parts/address-told';
import { SENDING_ACTS } from '@/lib/modules/fulfilment/rules/submission/acts';
import { SUBMISSION_FAULTS } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { STEPS } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';
import { readRoutingCall } from './paths';

const day = z.iso.date();
const count = z.int().min(0);
const short = { sku: z.string(), left: count, needed: count };

/** What speaks against a printer, with its figures. */
const refusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('closed') }),
  z.object({ code: z.literal('paused'), until: day.nullable() }),
  z.object({ code: z.literal('closure'), until: day }),
  z.object({ code: z.literal('capacity'), left: count, needed: count, daily: count }),
  z.object({ code: z.literal('region'), region: z.enum(REGIONS) }),
  z.object({ code: z.literal('country'), country: z.string() }),
  namedBlank.extend({ code: z.literal('technique'), techniques: z.array(z.string()) }),
  namedBlank.extend({ code: z.literal('blank') }),
  z.object({ code: z.literal('stock'), ...short }),
  z.object({ code: z.literal('discontinued'), ...short }),
  /** How much smaller the artwork would be printed, in per cent. */
  namedBlank.extend({ code: z.literal('artwork'), side: z.enum(SIDES), percent: z.number() }),
  z.object({ code: z.literal('excluded') }),
  z.object({ code: z.literal('rejected') }),
  z.object({ code: z.literal('cost'), cost: amount, limit: amount }),
]);
export type WireRefusal = z.output<typeof refusal>;

const reason = z.enum(['only_one', 'preferred', 'cheaper', 'faster', 'tie', 'split', 'whole']);

const candidate = z.object({
  name: z.string(),
  /** Ex VAT. */
  making: amount,
  /** Null where no rate is known. */
  duty: amount.nullable(),
  business_days: count,
  preferred: z.boolean(),
  refusals: z.array(refusal),
});
export type WireCandidate = z.output<typeof candidate>;

const decision = z.object({
  at: instantText,
  country: z.string(),
  items: count,
  /** What making it was frozen at, ex VAT. */
  frozen: amount,
  currency: z.enum(CURRENCIES),
  /** The printer; null where none could take it. */
  fulfiller: z.string().nullable(),
  /** That printer has refused it since. */
  refused: z.boolean(),
  reasons: z.array(reason),
  /** Which part of an order that several printers make; null for the whole order, or for what is left of it. */
  part: count.nullable(),
  /** In the order in which they were considered, the chosen one first; for staff only. */
  candidates: z.array(candidate),
});
export type WireDecision = z.output<typeof decision>;

const help = z.discriminatedUnion('code', [
  z.object({ code: z.literal('ship_to'), country: z.string() }),
  z.object({ code: z.literal('only'), name: z.string(), refusal }),
]);
export type WireHelp = z.output<typeof help>;

/** How the latest submission to a printer is, where that has not answered; or what the printer said. */
const submission = z.object({
  /** The printer; for staff only. */
  fulfiller: z.string().nullable(),
  /** `waiting`: sent again by itself; `parked`: no more, until staff act; `refused`: the printer won't make it. */
  state: z.enum(['waiting', 'parked', 'refused']),
  /** What was wrong with the last try. */
  fault: z.enum(SUBMISSION_FAULTS).nullable(),
  /** How often the printer was called. */
  calls: count,
  /** Since when it has not been answered. */
  since: instantText,
  /** When it is sent again; null for one that is not. */
  next_at: instantText.nullable(),
});

/** A printer is past the working days that it promised for a step; for staff only, null while it is in time. */
const lateness = z.object({ step: z.enum(STEPS), days: count, fulfiller: z.string() }).nullable();

/** What the printer of all of an order says to a corrected address. S5-75. */
const addressTold = z.object({
  told: z.enum(ADDRESS_STATES),
  /** The lines of the address that it has; none once it has agreed, or the person is erased. */
  former: z.array(z.string()),
});

/** A part of an order that several printers make. */
const part = z.object({
  part: count,
  /** Its printer; for staff only. */
  fulfiller: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  /** What is printed of the order’s lines. */
  items: z.array(z.object({ line: z.string(), name: z.string(), quantity: count })),
  submission: submission.nullable(),
  /** Its printer was sent it before the address was corrected, so it goes to the former one. */
  former_address: z.boolean(),
  /** What its printer says to the corrected one; absent or null where it wasn’t asked. */
  address_told: z.enum(ADDRESS_STATES).nullable().optional(),
  /** The lines of the address that its printer has while it hasn’t agreed to the corrected one; absent where it wasn’t asked. */
  address_former: z.array(z.string()).optional(),
  late: lateness,
  /** What the reader can do with this part. */
  acts: z.array(z.enum(SENDING_ACTS)),
});
export type WirePart = z.output<typeof part>;

export const orderRouting = z.object({
  /** It waits for a printer, and is tried again every few minutes. */
  waiting: z.boolean(),
  submission: submission.nullable(),
  /** What the reader can do with it. */
  acts: z.array(z.enum(SENDING_ACTS)),
  /** The parts of an order that several printers make, by their numbers; none of one that a single printer makes. */
  parts: z.array(part),
  /** Of an order that a single printer makes; absent or null where that wasn’t asked. */
  address: addressTold.nullable().optional(),
  /** Of an order in parts, the one that is latest. */
  late: lateness,
  /** What would let it go on. */
  helps: z.array(help),
  /** The newest first; for a client the newest alone. */
  decisions: z.array(decision),
});
export type OrderRouting = z.output<typeof orderRouting>;

export const readRouting = route({
  id: 'fulfilment.read-routing',
  ...readRoutingCall,
  summary: 'Why an order went to its printer, or what keeps it from finding one',
  access: 'tenant',
  permission: 'orders.read',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: orderRouting,
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: {
      waiting: false,
      submission: null,
      acts: [],
      parts: [],
      late: null,
      helps: [],
      decisions: [
        {
          at: '2026-11-20T10:02:00.000Z',
          country: 'GB',
          items: 3,
          frozen: '20.90',
          currency: 'GBP',
          fulfiller: 'Northlight Print',
          refused: false,
          part: null,
          reasons: ['only_one'],
          candidates: [],
        },
      ],
    },
  },
});
