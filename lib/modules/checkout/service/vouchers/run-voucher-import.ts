import type { JobPayloads } from '@/lib/db/enqueue';
import { lockVouchers } from '@/lib/modules/checkout/data/voucher-file';
import { readVoucherFile, type VoucherFile } from '@/lib/modules/checkout/rules/voucher-file';
import type { VoucherPlan } from '@/lib/modules/checkout/rules/voucher-plan';
import type { ImportWork } from '@/lib/modules/lists/service/imports/import-kind';
import { runFileImport } from '@/lib/modules/lists/service/imports/run-file-import';
import { planVouchers, writeVouchers } from './import-vouchers';
import { VOUCHER_IMPORT } from './voucher-import-kind';

type Job = JobPayloads['run-voucher-file'];

const WORK: ImportWork<'created' | 'updated', VoucherFile, VoucherPlan> = {
  ...VOUCHER_IMPORT,
  permission: 'vouchers.write',
  read: readVoucherFile,
  plan: planVouchers,
  lock: (tx, tenantId, { updated }) =>
    lockVouchers(
      tx,
      tenantId,
      updated.map(({ id }) => id),
    ),
  write: writeVouchers,
  counted: ({ created, updated }) => ({ created: created.length, updated: updated.length }),
  written: ({ created, updated }) => created.length + updated.length,
};

/** Checks a file of vouchers, or writes a checked one: all of it, or nothing. D41-6, D48-2. */
export async function runVoucherImport(job: Job, attempt: { last: boolean }): Promise<void> {
  await runFileImport(WORK, job, attempt);
}
