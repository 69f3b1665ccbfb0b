import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, instantText, none, region, tenantParams } from '@/lib/contract/primitives';
import { PERSON_STATES } from '@/lib/modules/accounts/contract/people';
import { eventSummary } from '@/lib/modules/events/contract/event-summary';
import { signedAmount } from '@/lib/modules/ledger/contract/amounts';
import { agreedRates } from '@/lib/modules/ledger/contract/set-rates';
import { orderSummary } from '@/lib/modules/orders/contract/order-summary';
import { ORDER_PROBLEMS } from '@/lib/modules/orders/rules/needs-attention';
import { CLIENT_STATUSES } from '@/lib/modules/tenants/rules/client-status';
import { SETUP_STEPS } from '@/lib/modules/tenants/rules/open-steps';
import { ROLES } from '@/lib/permissions/roles';
import { clientExample } from './read-client-example';
import { readClientCall } from './paths';

/** Somebody of the client: staff see who is there and change nobody (D43). Without a name: an invitation. */
const clientPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  state: z.enum(PERSON_STATES),
  last_seen_at: instantText.nullable(),
});

const clientEvent = eventSummary.pick({
  slug: true,
  name: true,
  event_type: true,
  status: true,
  locked: true,
});

const clientOrder = orderSummary.pick({
  ...({ id: true, tenant_id: true, order_ref: true, event_name: true, status: true } as const),
  ...({
    payment_status: true,
    held: true,
    total_store_price: true,
    currency: true,
    created_at: true,
  } as const),
});

/** What a client can spend in one currency. */
const clientAccount = z.object({
  currency,
  active: z.boolean(),
  available: signedAmount,
  limit: amount,
  reserved: amount,
});

const clientNote = z.object({ id: z.string(), author: z.string(), message: z.string(), at: instantText });
export type ClientNote = z.output<typeof clientNote>;

const clientDetail = z.object({
  id: z.string(),
  name: z.string(),
  region,
  status: z.enum(CLIENT_STATUSES),
  shop_platform: z.boolean(),
  created_at: instantText,
  verified_at: instantText.nullable(),
  /** Whether its own people are kept from changing anything, why, and by whom. */
  lock: z.object({ reason: z.string(), at: instantText, by: z.string() }).nullable(),
  /** Whether staff have closed it, why, and by whom. S2.2-198. */
  closing: z.object({ reason: z.string(), at: instantText, by: z.string() }).nullable(),
  company: z.object({
    legal_name: z.string(),
    address: z.string(),
    company_number: z.string(),
    vat_number: z.string().nullable(),
    email: z.string(),
  }),
  /** Whether the VAT number is one that its country could have given. */
  vat_check: z.enum(['none', 'valid', 'invalid']),
  admin: z.object({ name: z.string(), email: z.string(), email_verified: z.boolean() }).nullable(),
  /** Regions in which it sells, and whether it can be paid there. */
  payouts: z.array(z.object({ region, ready: z.boolean() })),
  open_steps: z.array(z.enum(SETUP_STEPS)),
  /** The newest, and whether there are more. */
  people: z.array(clientPerson),
  more_people: z.boolean(),
  events: z.array(clientEvent.extend({ order_count: z.number().int() })),
  more_events: z.boolean(),
  orders: z.array(clientOrder),
  /** Orders that wait for somebody, by why; each at most one more than the list counts to. */
  problems: z.array(z.object({ problem: z.enum(ORDER_PROBLEMS), count: z.number().int() })),
  /** Null for staff who see no billing (D3). */
  credit: z.object({ accounts: z.array(clientAccount), rates: agreedRates.nullable() }).nullable(),
  /** What staff have written, the newest first; no client ever reads it. */
  notes: z.array(clientNote),
});
export type ClientDetail = z.output<typeof clientDetail>;

/** S2.2-194. Throws 404 for an unknown client. */
export const readClient = route({
  id: 'clients.read',
  ...readClientCall,
  summary: 'One client: how it stands, its people, events, orders, credit and notes',
  access: 'staff',
  permission: 'clients.read',
  params: tenantParams,
  query: none,
  response: clientDetail,
  example: { params: { tenant: 'ten_fjord' }, response: clientExample },
});
