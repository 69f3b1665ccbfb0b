import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { lateFulfillersCall } from '../paths';

const lateOnes = z.object({
  /** Of all fulfillers together. */
  orders_late: z.number().int(),
  /** Those with most late orders, the worst first. */
  fulfillers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      orders_late: z.number().int(),
      /** By how many of its working days the latest of them is late. */
      most_days_late: z.number().int(),
    }),
  ),
  /** How many more fulfillers have late orders. */
  more: z.number().int(),
});
export type LateFulfillers = z.output<typeof lateOnes>;

export const exampleLate: LateFulfillers = {
  orders_late: 7,
  fulfillers: [
    { id: 'ful_northlight', name: 'Northlight Print', orders_late: 5, most_days_late: 3 },
    { id: 'ful_harbour', name: 'Harbour Press', orders_late: 2, most_days_late: 1 },
  ],
  more: 0,
};

/** S2.2-175. */
export const lateFulfillers = route({
  id: 'fulfillers.late',
  ...lateFulfillersCall,
  summary: 'The fulfillers with late orders, those with most first',
  access: 'staff',
  permission: 'fulfillers.read',
  params: none,
  query: none,
  response: lateOnes,
  example: { response: exampleLate },
});
