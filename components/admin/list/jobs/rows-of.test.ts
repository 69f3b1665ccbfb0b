import { readList } from '@/components/admin/list/read-list';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { chosenRowsOf, rowsOf } from './rows-of';

const list = readList(listAllOrders.query, {
  path: '/orders',
  params: { status: 'new', sort: '-total', limit: '50' },
});
const some = { kind: 'some', ids: new Set(['ord_1', 'ord_2']) } as const;
const all = { kind: 'all', except: new Set(['ord_3']) } as const;

test('an export takes the selected rows by name, or all that match but those left out (D48-3)', () => {
  expect(chosenRowsOf(some)).toEqual({ ids: ['ord_1', 'ord_2'] });
  expect(chosenRowsOf(all)).toEqual({ except: ['ord_3'] });
});

test('a bulk act takes the same rows, and of the address the filters alone (D28-3)', () => {
  expect(rowsOf('release', some, list)).toEqual({ act: 'release', ids: ['ord_1', 'ord_2'] });
  expect(rowsOf('release', all, list)).toEqual({
    act: 'release',
    query: { status: 'new' },
    except: ['ord_3'],
  });
});
