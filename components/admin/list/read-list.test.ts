import { listAudit } from '@/lib/modules/audit/contract/list-audit';
import { listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import { listAllEvents } from '@/lib/modules/events/contract/list-events';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { listClients } from '@/lib/modules/tenants/contract/list-clients';
import { activeFilters, listHref } from './list-state';
import { readList, type SearchParams } from './read-list';

const CONTRACTS = { listAllOrders, listAllEvents, listClients, listAudit, listEventProducts };

/** A repeatable source of random numbers (mulberry32), so that a failing case can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values that some contract accepts, that all refuse, and that need encoding in a URL. */
const VALUES = [
  ...['new', 'shipped', 'Active', 'On hold', 'draft', 'verified', 'Store', 'claim', '1', '0', ''],
  ...['-created_at', 'created_at', '-total', '-updated_at', 'ten_fjord', 'fjord-fern', 'order.released'],
  ...['ada & fern=?#/+%', 'Zoë “x” 日本', '  two  words ', 'x'.repeat(400), '__proto__', '<script>'],
];

function randomParams(names: readonly string[], random: () => number): SearchParams {
  const pick = () => VALUES[Math.floor(random() * VALUES.length)] ?? '';
  const chosen = names.filter(() => random() < 0.6);
  return Object.fromEntries(chosen.map((name) => [name, random() < 0.2 ? [pick(), pick()] : pick()]));
}

const paramsOf = (href: string): SearchParams =>
  Object.fromEntries(new URL(href, 'http://list.example').searchParams);

describe.each(Object.entries(CONTRACTS))('the URL of %s', (_, { query: schema }) => {
  const names = [...Object.keys(schema.shape), 'unknown', 'toString'];
  const read = (params: SearchParams) => readList(schema, { path: '/list', params });

  it('says the same when it is written and read again', () => {
    const random = randomFrom(20_261_120);
    for (let round = 0; round < 400; round += 1) {
      const list = read(randomParams(names, random));
      const { cursor } = list.query as { cursor?: string };
      expect(read(paramsOf(listHref(list, { cursor }))).query).toEqual(list.query);
    }
  });

  it('holds only what the contract accepts', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 400; round += 1) {
      const { query } = read(randomParams(names, random));
      expect(schema.safeParse(query).success).toBe(true);
    }
  });

  it('goes back to the first page with every change', () => {
    const list = read({ cursor: 'abc' });
    expect(listHref(list)).toBe('/list');
    expect(listHref(list, { cursor: 'def' })).toBe('/list?cursor=def');
  });
});

describe('readList', () => {
  const read = (params: SearchParams, without: string[] = []) =>
    readList(listAllOrders.query, { path: '/orders', params, without });

  it('takes the first accepted value of a repeated name', () => {
    expect(read({ status: ['nonsense', 'shipped', 'new'] }).query).toEqual({ status: 'shipped' });
  });

  it('leaves out what stands for the default, the page size and what this visitor may not choose', () => {
    expect(
      read({ sort: '-created_at', unpaid: '0', limit: '5', tenant: 'ten_fjord' }, ['tenant']).query,
    ).toEqual({});
  });

  it('counts neither sorting nor paging as a filter', () => {
    const list = read({ sort: 'total', cursor: 'abc', status: 'new', unpaid: '1' });
    expect(activeFilters(list)).toEqual(['status', 'unpaid']);
  });

  it('keeps to what the path says: it asks for it, and neither the URL nor a view can change it', () => {
    const list = readList(listAllOrders.query, {
      path: '/events/fjord-fern/orders',
      params: { event: 'tidewater', status: 'new' },
      fixed: { event: 'fjord-fern' },
    });
    expect(list.query).toEqual({ event: 'fjord-fern', status: 'new' });
    expect(activeFilters(list)).toEqual(['status']);
    expect(listHref(list, { event: 'tidewater', unpaid: '1' })).toBe(
      '/events/fjord-fern/orders?status=new&unpaid=1',
    );
  });
});
