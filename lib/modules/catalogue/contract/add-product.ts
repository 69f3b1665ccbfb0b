import { z } from 'zod';
import { blankId } from './product-fields';
import { wireDesignSchema } from '@/lib/modules/design/contract/wire-design';
import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { eventProductDetail, eventProductDetailExample } from './event-product';
import { productColours, productName, sellingPrice } from './product-fields';
import { addEventProductCall } from './paths';

const newProduct = z.strictObject({
  blank: blankId,
  name: productName,
  price: sellingPrice,
  colours: productColours,
  design: wireDesignSchema.nullable().optional(),
});
export type NewProduct = z.output<typeof newProduct>;

export const addEventProduct = route({
  id: 'products.add',
  ...addEventProductCall,
  summary: 'A new product made of a blank, as a draft in this event',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: none,
  body: newProduct,
  response: eventProductDetail,
  errors: ['event_locked'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: { blank: 'tee', name: 'Crew Tee', price: '18.00', colours: ['tee-black'] },
    response: { ...eventProductDetailExample, status: 'draft' },
  },
});
