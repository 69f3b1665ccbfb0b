import { urlOf } from '@/lib/client/call';
import { voucherFileCall, voucherImportCalls } from '@/lib/modules/checkout/contract/paths';
import type { VoucherImport } from '@/lib/modules/checkout/contract/voucher-file';
import { fileImportClient, type FileImportClient } from '@/lib/modules/lists/client/file-import-client';
import type { VouchersPlace } from './vouchers';

/** The calls for files of an event's vouchers. D41-6. */
export const voucherImportClient = (place: VouchersPlace): FileImportClient<VoucherImport> =>
  fileImportClient(voucherImportCalls, { ...place });

/** Where the file of vouchers can be downloaded, in this language. */
export const voucherFileHref = (place: VouchersPlace, lang: string): string =>
  urlOf(voucherFileCall.path, { ...place }, { lang });
