import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantParams } from '@/lib/contract/primitives';
import { listColleaguesCall } from './paths';

const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.output<typeof colleague>;

/** D3-61: by id and name; a note's text names one as `@{id}`. */
export const listColleagues = route({
  id: 'orders.list-colleagues',
  ...listColleaguesCall,
  summary: 'Whom a note on an order can mention: the client’s people who may see its orders',
  access: 'tenant',
  permission: 'orders.note',
  params: tenantParams,
  query: none,
  response: z.object({ colleagues: z.array(colleague) }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: { colleagues: [{ id: 'usr_7k2m9x4c1v8b3n5q6w0z', name: 'Orla Finch' }] },
  },
});
