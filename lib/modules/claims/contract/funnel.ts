import { z } from 'zod';
import { eventParams, locale } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { FUNNEL_DAYS, FUNNEL_GROUPS } from '@/lib/modules/claims/rules/funnel';
import { funnelFileCall, readFunnelCall } from './paths';

const count = z.number().int().min(0);
const counts = {
  viewed: count.meta({ description: 'How often the page was opened' }),
  tried: count.meta({ description: 'Claims that were sent and decided' }),
  valid: count.meta({ description: 'Those whose code was good' }),
  confirmed: count.meta({ description: 'Those that stand: their order is there and not cancelled' }),
  shipped: count.meta({ description: 'Those whose order is shipped' }),
};

const funnelQuery = z.object({
  days: z
    .enum(FUNNEL_DAYS)
    .default('30')
    .meta({ description: 'How many calendar days of the store, today included' }),
  by: z.enum(FUNNEL_GROUPS).default('day').meta({ description: 'What the rows are' }),
});
export type FunnelQuery = z.output<typeof funnelQuery>;

const funnelRow = z.object({
  /** The day, the batch's id, the country's ISO code; null for what has no batch, or no country yet. */
  key: z.string().nullable(),
  /** The batch's name; null where it has none, and for other groups. */
  name: z.string().nullable(),
  ...counts,
});
export type FunnelRow = z.output<typeof funnelRow>;

const funnel = z.object({
  /** Days of the store's time zone, the last of which is today. */
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(FUNNEL_GROUPS),
  /** Days in order, each of them; of the others the largest first, and null last. */
  rows: z.array(funnelRow),
  /** The sums of the rows. */
  totals: z.object(counts),
});
export type Funnel = z.output<typeof funnel>;

const event = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const example: Funnel = {
  from: '2026-10-29',
  to: '2026-11-27',
  by: 'batch',
  rows: [
    {
      key: 'bat_7k2m9x4c1v8b3n5q6w0z',
      name: 'Keynote guests',
      viewed: 400,
      tried: 320,
      valid: 310,
      confirmed: 300,
      shipped: 120,
    },
    { key: null, name: null, viewed: 90, tried: 12, valid: 0, confirmed: 0, shipped: 0 },
  ],
  totals: { viewed: 490, tried: 332, valid: 310, confirmed: 300, shipped: 120 },
};

/** D40-12: a claim counts on the day it was made, whenever its order is shipped. */
export const readFunnel = route({
  id: 'claim.funnel',
  ...readFunnelCall,
  summary: 'How many open an event’s claim page, try a code, claim, and get their gift',
  access: 'tenant',
  permission: 'claims.read',
  params: eventParams,
  query: funnelQuery,
  response: funnel,
  example: { params: event, query: { days: '30', by: 'batch' }, response: example },
});

/** D40-13: the same rows as a CSV file. */
export const funnelFile = route({
  id: 'claim.funnel-file',
  ...funnelFileCall,
  summary: 'The same as a CSV file',
  access: 'tenant',
  permission: 'claims.read',
  params: eventParams,
  query: funnelQuery.extend({ lang: locale.optional().meta({ description: 'Of the headers' }) }),
  response: z.string().meta({ contentType: 'text/csv' }),
  example: {
    params: event,
    query: { days: '30', by: 'country' },
    response:
      '\ufeffCountry [group],Id [key],Page opened [viewed],Tried [tried],Code accepted [valid],Confirmed [confirmed],Shipped [shipped]\r\n' +
      'Netherlands,NL,0,320,310,300,120\r\nNot known yet,,490,0,0,0,0\r\n',
  },
});
