import { readArtwork } from '@/lib/modules/order-changes/service/read-artwork';
import { readFixPage } from '@/lib/modules/order-changes/service/read-fix-page';
import { fixToken } from '@/lib/modules/orders/service/fix-link';
import type { Call, Case } from '../case';
import type { OwnThings } from '../own-things';
import { at, inPath, tenants } from '../shapes';

const TENANT = 'ten_fjord';
const CLIENT = { tenantId: TENANT, actor: 'client' } as const;

/** The order as it is, with the texts of its line as they are. */
async function artworkOf({ artworkIssueOrder, artworkIssueLine }: OwnThings) {
  const { version, lines } = await readArtwork(CLIENT, artworkIssueOrder);
  const line = lines.find((one) => one.line === artworkIssueLine);
  const personalisation: Record<string, Record<string, string>> = {};
  for (const { side, layer, value } of line?.fields ?? [])
    personalisation[side] = { ...personalisation[side], [layer]: value };
  return { version, personalisation };
}

const ofLine = (body: (own: OwnThings) => Promise<object>): Case => ({
  ...tenants([...inPath('order'), at('params.line', 'line')]),
  call: async (own) => ({
    params: { tenant: TENANT, order: own.artworkIssueOrder, line: own.artworkIssueLine },
    body: await body(own),
  }),
});

/** Staff alone move orders by hand: its client is refused before anything is looked up. */
const byStaff = (body?: object): Case => ({
  ...tenants(
    inPath('order').map((slot) => ({ ...slot, answer: [403, 'forbidden'] as [number, string] })),
    (own) => ({ params: { order: own.order }, ...(body && { body }) }),
  ),
  good: 403,
});

const linked = (
  issueOf: (own: OwnThings) => string,
  more: (own: OwnThings, token: string) => Promise<Partial<Call>>,
  slots: Case['slots'] = [],
): Case => ({
  home: TENANT,
  call: async (own) => {
    const token = fixToken({ tenantId: TENANT, issueId: issueOf(own) });
    const call = await more(own, token);
    return { ...call, params: { token, ...call.params } };
  },
  slots: [at('params.token', 'fixToken'), ...slots],
});
const byAddress = ({ addressIssue }: OwnThings) => addressIssue;
const byArtwork = ({ artworkIssue }: OwnThings) => artworkIssue;
const LINE = [at('params.line', 'line')];

async function addressOf(token: string) {
  const { address } = await readFixPage(token, 'req_foreign');
  return { ...address?.now, version: address?.version };
}

export const ORDER_CHANGE_CASES: Record<string, Case[]> = {
  'orders.read-artwork': [tenants(inPath('order'), (own) => ({ params: { order: own.artworkIssueOrder } }))],
  'orders.check-artwork': [
    ofLine(async (own) => ({ personalisation: (await artworkOf(own)).personalisation })),
  ],
  'orders.fix-artwork': [ofLine(artworkOf)],
  'orders.accept-artwork': [
    {
      ...tenants(inPath('order')),
      call: async (own) => ({
        params: { tenant: TENANT, order: own.artworkIssueOrder },
        body: { version: (await artworkOf(own)).version },
      }),
    },
  ],
  'orders.accept-address': [
    {
      ...tenants(inPath('order')),
      call: async (own) => ({
        params: { tenant: TENANT, order: own.addressIssueOrder },
        body: { version: (await readArtwork(CLIENT, own.addressIssueOrder)).version },
      }),
    },
  ],
  'orders.move': [byStaff({ to: 'cancelled', reason: 'By hand', from: 'new' })],
  'orders.undo-move': [byStaff()],
  'fix-order.read': [linked(byAddress, async () => ({}))],
  'fix-order.address': [linked(byAddress, async (_, token) => ({ body: await addressOf(token) }))],
  'fix-order.accept': [
    linked(byAddress, async (_, token) => ({ body: { version: (await addressOf(token)).version } })),
  ],
  'fix-order.check-artwork': [
    linked(
      byArtwork,
      async (own) => ({
        params: { line: own.artworkIssueLine },
        body: { personalisation: (await artworkOf(own)).personalisation },
      }),
      LINE,
    ),
  ],
  'fix-order.artwork': [
    linked(
      byArtwork,
      async (own) => ({ params: { line: own.artworkIssueLine }, body: await artworkOf(own) }),
      LINE,
    ),
  ],
};
