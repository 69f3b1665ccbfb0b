import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, none, region, requiredText, tenantParams } from '@/lib/contract/primitives';
import { signedAmount } from '@/lib/modules/ledger/contract/amounts';
import { closeClientCall, readClosingCall, reopenClientCall } from './paths';

const count = z.number().int();

/** What must be done before a client can be closed; `client_not_done` answers with the same. */
const openMatters = z.object({
  /** Orders that are neither shipped nor cancelled. */
  open_orders: count,
  /** Orders that a shopper is still paying for. */
  unpaid_orders: count,
  /** Credit that is kept for orders; none where it is 0. */
  reserved: z.array(z.object({ currency, amount })),
});
export type OpenMatters = z.output<typeof openMatters>;

/** What closing would do to a client, and what stands in the way. */
const closing = openMatters.extend({
  can_close: z.boolean(),
  live_events: count,
  /** People who could no longer log in. */
  people: count,
  tokens: count,
  webhooks: count,
  shop_connected: z.boolean(),
  /** Credit that stays as it is: below 0 the client owes it. None where it is 0. */
  balances: z.array(z.object({ currency, amount: signedAmount })),
  refunds: count,
  disputes: count,
  payouts: z.array(region),
});
export type Closing = z.output<typeof closing>;

const params = { tenant: 'ten_fjord' };
const reason = 'The company has asked us to end its account.';

/** S2.2-198. Throws 404 for an unknown client. */
export const readClosing = route({
  id: 'clients.read-closing',
  ...readClosingCall,
  summary: 'What closing a client does, and what stands in its way',
  access: 'staff',
  permission: 'clients.close',
  params: tenantParams,
  query: none,
  response: closing,
  example: {
    params,
    response: {
      open_orders: 0,
      unpaid_orders: 0,
      reserved: [],
      can_close: true,
      live_events: 2,
      people: 3,
      tokens: 1,
      webhooks: 1,
      shop_connected: false,
      balances: [{ currency: 'GBP', amount: '-12.40' }],
      refunds: 0,
      disputes: 0,
      payouts: ['UK'],
    },
  },
});

/** A client as closing and opening it again answer it. */
const clientState = z.object({ closed: z.boolean(), reason: z.string().nullable() });
export type ClientState = z.output<typeof clientState>;

/** S2.2-198. The same again changes nothing. */
export const closeClient = route({
  id: 'clients.close',
  ...closeClientCall,
  summary: 'Close a client: its stores, logins and programs stop, and nothing is deleted',
  access: 'staff',
  permission: 'clients.close',
  params: tenantParams,
  query: none,
  /** `name`: the client's, typed to confirm. */
  body: z.strictObject({ name: requiredText(200), reason: requiredText(300) }),
  response: clientState,
  errors: ['client_not_done'],
  example: {
    params,
    request: { name: 'Fjord & Fern Coffee', reason },
    response: { closed: true, reason },
  },
});

/** S2.2-198, D45. The same again changes nothing. */
export const reopenClient = route({
  id: 'clients.reopen',
  ...reopenClientCall,
  summary: 'Open a closed client again, with the stores that closing put on hold',
  access: 'staff',
  permission: 'clients.close',
  params: tenantParams,
  query: none,
  body: z.strictObject({ reason: requiredText(300) }),
  response: clientState,
  example: {
    params,
    request: { reason: 'They stay after all.' },
    response: { closed: false, reason: null },
  },
});
