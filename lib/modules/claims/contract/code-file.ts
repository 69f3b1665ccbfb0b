import { z } from 'zod';
import { locale } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { batchExample, batchParams } from './code-batch';
import { codeFileCall } from './paths';

/** A CSV file, not JSON. */
export const codeFile = route({
  id: 'code-batches.file',
  ...codeFileCall,
  summary:
    'The codes of a batch as a CSV file, each as it is printed, with its person, its link and what is left of it',
  access: 'tenant',
  permission: 'promo_codes.write',
  params: batchParams,
  query: z.object({ lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit', batch: batchExample.id },
    response:
      '\ufeffCode [code],Name [name],Email [email],Your text [text],Claim link [link],Status [state],Used [uses],Uses in total [max_uses],Code id [code_id]\r\n' +
      'KEY-7K4M9X3C-D,Ada Fern,ada@guest.example,,https://merchloom.example/lumen-summit?code=KEY-7K4M9X3C-D,Valid,0,1,cod_7k2m9x4c1v8b3n5q6w0z\r\n',
  },
});
