import { isPrintSignature, printFileUrl } from '@/lib/modules/orders/service/print-file-url';
import type { Call, Case } from '../case';
import { exampleFacts } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { at, inPath, narrowed, open, signatureIn, signedBy, staffOnly, store, tenants } from '../shapes';

export const FULFILLER_SECRET = 'a-shared-secret-of-the-test';

function sealedPrint(call: Call): Call {
  const { tenant = '', key = '' } = call.params;
  const signature = signatureIn(printFileUrl(tenant, key));
  if (!isPrintSignature(tenant, key, signature)) throw new Error('the seal does not fit');
  return { ...call, query: { signature } };
}

const PRINT_CASE: Case = {
  ...tenants([at('params.key', 'printKey')], (own) => ({ params: { key: own.printKey } })),
  seal: sealedPrint,
};

/** Staff alone let an order go on to its printer: its client is refused before anything is looked up. */
const SENDING_CASE: Case = {
  ...tenants(
    inPath('order').map((slot) => ({ ...slot, answer: [403, 'forbidden'] as [number, string] })),
    (own) => ({ params: { order: own.order }, body: { act: 'look_again' } }),
  ),
  good: 403,
};

/** A version that no fulfiller has: whoever may, is told of a conflict, and nothing changes. */
const version = 999_999;
const one = (body?: object, params: Record<string, string> = {}): Case[] => [
  staffOnly([], { params: { fulfiller: 'ful_northlight', ...params }, ...(body ? { body } : {}) }),
];
const DAY = '2099-12-24';
const CHOICE = { fulfiller: 'ful_northlight', choice: null, seen: null };
const FILE = new TextEncoder().encode('sku,pieces,discontinued\nNL180-BLACK-M,240,0\n');

/** Printers belong to no tenant: staff alone read and change them. */
const FULFILLER_CASES: Record<string, Case[]> = {
  'fulfillers.list': [staffOnly([narrowed('cursor', 'clientCursor')])],
  'fulfillers.late': [staffOnly([])],
  'fulfillers.read': one(),
  'fulfillers.register': [staffOnly([], { body: { ...exampleFacts, connection: null } })],
  'fulfillers.change': one({ ...exampleFacts, version }),
  'fulfillers.connect': one({ connection: null, version }),
  'fulfillers.messages': [
    staffOnly([narrowed('cursor', 'clientCursor')], { params: { fulfiller: 'ful_northlight' } }),
  ],
  'fulfillers.check': one(),
  'fulfillers.pause': one({ reason: 'Service', until: null, version }),
  'fulfillers.resume': one({ version }),
  'fulfillers.close': one({ reason: 'Ended', version }),
  'fulfillers.add-closures': one({ version, closures: [{ first_day: DAY, last_day: DAY, reason: '' }] }),
  'fulfillers.remove-closure': one(undefined, { day: DAY }),
  'fulfillers.file': one(undefined, { file: 'stock' }),
  'fulfillers.import': [
    staffOnly([], {
      params: { fulfiller: 'ful_northlight', file: 'stock' },
      query: { dry_run: '1', version: String(version) },
      body: FILE,
    }),
  ],
  'event-fulfillers.list': [store([])],
  'event-fulfillers.choose': [store([], () => ({ body: CHOICE }))],
};

export const FULFILMENT_CASES: Record<string, Case[]> = {
  'fulfilment.callback': [
    {
      ...tenants(
        [
          ...inPath('order'),
          at('body.order_ref', 'orderRef'),
          { ...at('body.id', 'message', 'ignored'), noted: true },
        ],
        (own) => ({
          params: { order: own.order },
          body: { id: 'msg_fjord_own', order_ref: own.orderRef, status: 'picked' },
        }),
      ),
      seal: signedBy(FULFILLER_SECRET, 'x-fulfiller-signature'),
    },
  ],
  'fulfilment.stock': [
    {
      ...open({
        params: { fulfiller: 'ful_northlight' },
        body: {
          id: 'stock_of_the_walk',
          fulfiller: 'ful_northlight',
          sequence: 1,
          levels: [{ sku: 'NL180-BLACK-M', pieces: 240 }],
        },
      }),
      seal: signedBy(FULFILLER_SECRET, 'x-fulfiller-signature'),
    },
  ],
  ...FULFILLER_CASES,
  'fulfilment.print-file': [PRINT_CASE],
  'fulfilment.print-pdf': [PRINT_CASE],
  'fulfilment.act-on-order': [SENDING_CASE],
  'fulfilment.read-routing': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
};
