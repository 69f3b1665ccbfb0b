import { z } from 'zod';
import { eventParams, locale } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { stockFileCall } from './paths';

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const stockFile = route({
  id: 'products.stock-file',
  ...stockFileCall,
  summary: 'Stock and prices of all variants as a CSV file, to fill in and send back',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: z.object({ lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['too_many_rows'],
  example: {
    params,
    response:
      '\ufeffProduct [product],Price [price],New price [new_price],Stock [stock],New stock [new_stock],Variant id [variant_id]\r\n' +
      'Crew Tee,18.00,,120,,ff-crew-tee-black-m\r\n',
  },
});
