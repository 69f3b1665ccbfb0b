import { z } from 'zod';
import { eventParams, locale, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { MOST_VOUCHER_BYTES, VOUCHER_FILE_PROBLEMS } from '@/lib/modules/checkout/rules/voucher-file';
import { errorsQuery, fileImportFields, waitingImport } from '@/lib/modules/lists/contract/file-import';
import {
  applyVoucherImportCall,
  latestVoucherImportCall,
  readVoucherImportCall,
  startVoucherImportCall,
  voucherFileCall,
} from './paths';

const importParams = eventParams.extend({
  import: objectId.meta({ description: 'Id of a file of vouchers' }),
});

const voucherImport = fileImportFields(VOUCHER_FILE_PROBLEMS).extend({
  /** How many vouchers are new, and how many get other terms. */
  created: z.number().int(),
  updated: z.number().int(),
});
export type VoucherImport = z.output<typeof voucherImport>;

const waiting: VoucherImport = {
  ...waitingImport,
  id: 'vim_7k2m9x4c1v8b3n5q6w0z',
  file_name: 'fjord-fern-vouchers.csv',
  created: 0,
  updated: 0,
  errors: [],
};
const checked: VoucherImport = {
  ...waiting,
  status: 'checked',
  rows_done: 120,
  rows_total: 120,
  created: 100,
  updated: 14,
};
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

export const startVoucherImport = route({
  id: 'vouchers.start-import',
  ...startVoucherImportCall,
  summary: 'Takes a CSV file of vouchers, which a job checks; nothing is written before it is applied',
  access: 'tenant',
  permission: 'vouchers.write',
  params: eventParams,
  query: z.object({ name: text(200).default('').meta({ description: 'The file’s name' }) }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_VOUCHER_BYTES,
  status: 202,
  response: voucherImport,
  errors: ['event_locked'],
  example: {
    params: event,
    query: { name: waiting.file_name },
    request: new TextEncoder().encode(`${HEADER}AUTUMN-10,percent,10.00,yes,,2026-11-30,200,1,30.00,,,\n`),
    response: waiting,
  },
});

export const latestVoucherImport = route({
  id: 'vouchers.latest-import',
  ...latestVoucherImportCall,
  summary: 'The person’s last file of vouchers of the past week, with what was found in it',
  access: 'tenant',
  permission: 'vouchers.write',
  params: eventParams,
  query: none,
  response: z.object({ import: voucherImport.nullable() }),
  example: { params: event, response: { import: checked } },
});

export const readVoucherImport = route({
  id: 'vouchers.read-import',
  ...readVoucherImportCall,
  summary: 'A file of vouchers with its progress and the cells that are wrong',
  access: 'tenant',
  permission: 'vouchers.write',
  params: importParams,
  query: errorsQuery,
  response: voucherImport,
  example: { params: { ...event, import: checked.id }, response: checked },
});

export const applyVoucherImport = route({
  id: 'vouchers.apply-import',
  ...applyVoucherImportCall,
  summary: 'Lets a job write a checked file of vouchers: all of it, or nothing',
  access: 'tenant',
  permission: 'vouchers.write',
  params: importParams,
  query: none,
  status: 202,
  response: voucherImport,
  errors: ['conflict', 'event_locked'],
  example: { params: { ...event, import: checked.id }, response: { ...checked, status: 'applying' } },
});
