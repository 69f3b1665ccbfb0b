import { z } from 'zod';
import { eventParams, locale } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { MOST_VOUCHER_BYTES, VOUCHER_FILE_PROBLEMS } from '@/lib/modules/checkout/rules/voucher-file';
import { fileImportRoutes } from '@/lib/modules/lists/contract/file-import';
import { voucherFileCall, voucherImportCalls } from './paths';

const event = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const HEADER =
  'code,kind,value,public,starts_on,ends_on,max_uses,uses_per_person,minimum_spend,products,uses,state\r\n';

export const voucherFile = route({
  id: 'vouchers.file',
  ...voucherFileCall,
  summary: 'All vouchers of an event but deleted ones as a CSV file, to change and send back',
  access: 'tenant',
  permission: 'vouchers.write',
  params: eventParams,
  query: z.object({ lang: locale.optional().meta({ description: 'Of the headers' }) }),
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['too_many_rows'],
  example: {
    params: event,
    response:
      '\ufeffCode [code],Kind [kind],Value [value],Public [public],First day [starts_on],Last day [ends_on],' +
      'Uses in total [max_uses],Uses per person [uses_per_person],Minimum spend [minimum_spend],' +
      'Products [products],Used [uses],Status [state]\r\n' +
      'AUTUMN-10,percent,10.00,yes,2026-11-01,2026-11-30,200,1,30.00,,12,Active\r\n',
  },
});

/** Files of vouchers. D41-6. */
export const voucherImports = fileImportRoutes({
  calls: voucherImportCalls,
  idOf: (verb) => `vouchers.${verb}-import`,
  of: 'vouchers',
  permission: 'vouchers.write',
  mostBytes: MOST_VOUCHER_BYTES,
  problems: VOUCHER_FILE_PROBLEMS,
  /** How many vouchers are new, and how many get other terms. */
  counts: { created: z.number().int(), updated: z.number().int() },
  params: eventParams,
  example: {
    params: event,
    id: 'vim_7k2m9x4c1v8b3n5q6w0z',
    fileName: 'fjord-fern-vouchers.csv',
    csv: `${HEADER}AUTUMN-10,percent,10.00,yes,,2026-11-30,200,1,30.00,,,\n`,
    counts: { created: 100, updated: 14 },
  },
});
export type VoucherImport = z.output<typeof voucherImports.read.response>;
