import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, region, tenantId } from '@/lib/contract/primitives';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { editedAddress, orderAddress } from '@/lib/modules/orders/contract/order-address';
import { orderDetail, orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { fixAddressCall, readAddressCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const VERSION = '2026-11-20T09:01:00.000Z';
const { email: _, ...address } = consumerFormExample;

const fixable = z.object({
  /** To be sent back with a change; an outdated one is a conflict. */
  version: instantText,
  region,
  address: editedAddress,
  /** ISO2 codes; an empty list means every country. */
  countries: z.array(z.string()),
  /** Names or abbreviations of US states; an empty list means all. */
  states: z.array(z.string()),
});
export type FixableAddress = z.output<typeof fixable>;

/** D3-24. */
export const readAddress = route({
  id: 'orders.read-address',
  ...readAddressCall,
  summary: 'An order’s address, and where it may be sent instead',
  access: 'tenant',
  permission: 'orders.fix_address',
  params: ofOrder,
  query: none,
  response: fixable,
  example: {
    params: EXAMPLE,
    response: { version: VERSION, region: 'UK', address, countries: ['GB', 'IE'], states: [] },
  },
});

const fixAddressForm = orderAddress.extend({ version: instantText });
export type FixAddressForm = z.output<typeof fixAddressForm>;

/** D3-24: until it is sent to the fulfiller; one that its address had stopped goes on. */
export const fixAddress = route({
  id: 'orders.fix-address',
  ...fixAddressCall,
  summary: 'Correct who an order goes to and where, until it is sent to the fulfiller',
  access: 'tenant',
  permission: 'orders.fix_address',
  params: ofOrder,
  query: none,
  body: fixAddressForm,
  response: orderDetail,
  errors: ['conflict', 'already_ordered', 'payments_unavailable', 'payment_provider_failed', 'rate_limited'],
  example: {
    params: EXAMPLE,
    request: { ...address, address_first_line: '14 Harbour Street', version: VERSION },
    response: {
      ...orderDetailExample,
      customer: { ...orderDetailExample.customer, address_first_line: '14 Harbour Street' },
    },
  },
});
