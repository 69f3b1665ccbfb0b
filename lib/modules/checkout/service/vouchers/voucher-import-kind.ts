import type { ImportKind } from '@/lib/modules/lists/service/imports/import-kind';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { voucherPlace } from './voucher-place';

/** Files of vouchers. D41-6, D48-1. */
export const VOUCHER_IMPORT: ImportKind<'created' | 'updated'> = {
  kind: 'voucher',
  id: 'voucherImport',
  counts: ['created', 'updated'],
  job: 'run-voucher-file',
  async eventId(tx, context, { slug, isWrite }) {
    const { event } = await voucherPlace(tx, context, slug);
    if (isWrite) assertWritable(context.actor, event);
    return event.id;
  },
};
