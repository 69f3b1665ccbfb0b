import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, tenantId } from '@/lib/contract/primitives';
import { orderDetail, orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { fixLineCall, readLineChoicesCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const LINE = 'oli_7k2m9x4c1v8b3n5q6w0z';
const VERSION = '2026-11-20T09:01:00.000Z';

const lineChoices = z.object({
  /** To be sent back with a change; an outdated one is a conflict. */
  version: instantText,
  lines: z.array(
    z.object({
      line: objectId,
      name: z.string(),
      quantity: z.number().int(),
      /** The one that it has now, which is among `variants`. */
      variant_id: z.string(),
      /** `available`: whether there are as many as the line has. */
      variants: z.array(
        z.object({
          variant_id: z.string(),
          colour: z.string(),
          size: z.string(),
          available: z.boolean(),
        }),
      ),
    }),
  ),
});
export type LineChoices = z.output<typeof lineChoices>;

/** D3-37. */
export const readLineChoices = route({
  id: 'orders.read-line-choices',
  ...readLineChoicesCall,
  summary: 'The colours and sizes that an order’s lines can be changed to',
  access: 'tenant',
  permission: 'orders.read',
  params: ofOrder,
  query: none,
  response: lineChoices,
  example: {
    params: EXAMPLE,
    response: {
      version: VERSION,
      lines: [
        {
          line: LINE,
          name: 'Crew Tee',
          quantity: 2,
          variant_id: 'ff-crew-tee-black-m',
          variants: [
            { variant_id: 'ff-crew-tee-black-m', colour: 'Black', size: 'M', available: true },
            { variant_id: 'ff-crew-tee-black-l', colour: 'Black', size: 'L', available: true },
          ],
        },
      ],
    },
  },
});

/** D3-37: until it is sent to the fulfiller; the price stays as it was paid. */
export const fixLine = route({
  id: 'orders.fix-line',
  ...fixLineCall,
  summary: 'Change the colour or size of an ordered line, until it is sent to the fulfiller',
  access: 'tenant',
  permission: 'orders.write',
  params: ofOrder.extend({ line: objectId }),
  query: none,
  body: z.object({ version: instantText, variant_id: objectId }),
  response: orderDetail,
  errors: ['conflict', 'out_of_stock'],
  example: {
    params: { ...EXAMPLE, line: LINE },
    request: { version: VERSION, variant_id: 'ff-crew-tee-black-l' },
    response: orderDetailExample,
  },
});
