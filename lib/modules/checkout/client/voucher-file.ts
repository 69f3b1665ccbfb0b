import { browserCall } from '@/lib/client/browser';
import {
  applyVoucherImportCall,
  latestVoucherImportCall,
  readVoucherImportCall,
  startVoucherImportCall,
  voucherFileCall,
} from '@/lib/modules/checkout/contract/paths';
import type {
  applyVoucherImport as appliedBy,
  latestVoucherImport as latestBy,
  readVoucherImport as readBy,
  startVoucherImport as startedBy,
  VoucherImport,
} from '@/lib/modules/checkout/contract/voucher-file';
import type { VouchersPlace } from './vouchers';

/** Sends a file, which a job checks; nothing is written. */
export async function startVoucherImport(
  place: VouchersPlace,
  { file, name }: { file: Blob; name: string },
): Promise<VoucherImport> {
  const query = { name };
  return browserCall<typeof startedBy>(startVoucherImportCall, { params: { ...place }, query, body: file });
}

/** The person's last file; asked again and again while its job runs, so that the page shows no bar for it. */
export async function latestVoucherImport(place: VouchersPlace): Promise<VoucherImport | null> {
  const asked = { params: { ...place }, progress: false };
  return (await browserCall<typeof latestBy>(latestVoucherImportCall, asked)).import;
}

/** A file with its errors from `from`, counted from 0. */
export async function readVoucherImport(
  place: VouchersPlace,
  id: string,
  from: number,
): Promise<VoucherImport> {
  const params = { ...place, import: id };
  return browserCall<typeof readBy>(readVoucherImportCall, { params, query: { errors_from: String(from) } });
}

/** Lets the job write a checked file. */
export async function applyVoucherImport(place: VouchersPlace, id: string): Promise<VoucherImport> {
  return browserCall<typeof appliedBy>(applyVoucherImportCall, { params: { ...place, import: id } });
}

/** Where the file of vouchers can be downloaded, in this language. */
export function voucherFileHref({ tenant, slug }: VouchersPlace, lang: string): string {
  const path = voucherFileCall.path.replace('{tenant}', tenant).replace('{slug}', slug);
  return `${path}?${new URLSearchParams({ lang })}`;
}
