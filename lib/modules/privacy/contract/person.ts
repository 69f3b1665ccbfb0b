import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, tenantParams } from '@/lib/contract/primitives';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { OPEN_MATTERS } from '@/lib/modules/privacy/rules/open-matters';
import * as paths from './paths';

const personForm = z.object({ email: emailFrom(z.string().trim().toLowerCase().max(254)) });

/** An order that an erasure waits for, and what of it is not over. D46-10. */
export const openOrder = z.object({
  id: objectId,
  order_ref: z.string(),
  waits_for: z.array(z.enum(OPEN_MATTERS)),
});

const found = z.object({
  email: z.string(),
  /** How many of each kind; empty where nothing is held. */
  held: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  open_orders: z.array(openOrder),
});
export type FoundPerson = z.output<typeof found>;

/** By a body, so that the address is in no log of addresses. D46-1. */
export const findPerson = route({
  id: 'privacy.find',
  ...paths.findPersonCall,
  summary: 'What is held of a person, by e-mail address',
  access: 'tenant',
  permission: 'privacy.read',
  params: tenantParams,
  query: none,
  body: personForm,
  response: found,
  example: {
    params: { tenant: 'ten_fjord' },
    request: { email: 'mara@guest.example' },
    response: { email: 'mara@guest.example', held: [{ kind: 'order', count: 2 }], open_orders: [] },
  },
});

const heldDocument = z.object({
  client: z.string(),
  email: z.string(),
  made_at: instantText,
  records: z.array(
    z.object({
      part: z.string(),
      kind: z.string(),
      id: z.string(),
      at: z.string().nullable(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
});
export type HeldDocument = z.output<typeof heldDocument>;

const exported = z.object({ document: heldDocument, html: z.string() });
export type ExportedPerson = z.output<typeof exported>;

const exportedExample: ExportedPerson = {
  document: {
    client: 'Fjord & Fern',
    email: 'mara@guest.example',
    made_at: '2026-11-24T09:00:00.000Z',
    records: [
      {
        part: 'orders',
        kind: 'order',
        id: 'M7QK-3FXW',
        at: '2026-11-20T09:00:00.000Z',
        fields: { name: 'Mara Lind', email: 'mara@guest.example' },
      },
    ],
  },
  html: '<!doctype html>…',
};

const exportForm = personForm.extend({
  request: objectId.optional().meta({
    description: 'A shop’s request that this answers: only what the orders hold that it names',
  }),
});

/** D46-1, S4-51. */
export const exportPerson = route({
  id: 'privacy.export',
  ...paths.exportPersonCall,
  summary: 'All that is held of a person, as data and as a page to read',
  access: 'tenant',
  permission: 'privacy.read',
  params: tenantParams,
  query: none,
  body: exportForm,
  response: exported,
  example: {
    params: { tenant: 'ten_fjord' },
    request: { email: 'mara@guest.example' },
    response: exportedExample,
  },
});

const TOKEN = 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt';

const askForm = z.object({ kind: z.enum(['export', 'erase']) });

/** The link of an order may be passed on: what it asks for is confirmed from the order's own address. D46-4. */
export const askForData = route({
  id: 'privacy.ask',
  ...paths.askForDataCall,
  summary:
    'Ask for one’s data or to be erased, for the holder of an order’s link; a link is mailed to its address',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  body: askForm,
  response: z.object({ mailed: z.literal(true) }),
  errors: ['rate_limited', 'conflict'],
  example: { params: { token: TOKEN }, request: { kind: 'export' }, response: { mailed: true } },
});

const confirmed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('export'), document: heldDocument, html: z.string() }),
  z.object({ kind: z.literal('erase'), due_on: z.iso.date() }),
]);
export type ConfirmedRequest = z.output<typeof confirmed>;

/** D46-4. */
export const confirmRequest = route({
  id: 'privacy.confirm',
  ...paths.confirmRequestCall,
  summary: 'Confirm what was asked for by the mailed link: answers with the data, or when the client answers',
  access: 'signed',
  params: z.object({ request: z.string().max(200) }),
  query: none,
  response: confirmed,
  errors: ['conflict'],
  example: { params: { request: TOKEN }, response: { kind: 'erase', due_on: '2026-12-24' } },
});
