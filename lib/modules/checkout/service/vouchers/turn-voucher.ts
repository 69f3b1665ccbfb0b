import { audit } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { invalid, notFound } from '@/lib/kernel/app-error';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import { isCodeFree, markVoucher, type VoucherRow } from '@/lib/modules/checkout/data/vouchers';
import { presentVoucher, requireVoucher, writableVoucherPlace } from './voucher-place';

/** What a call does to a voucher, and when there is nothing to do. */
interface Turn {
  action: LoggedAction;
  isDone(row: VoucherRow): boolean;
  mark(at: Date): Parameters<typeof markVoucher>[2];
}

export const VOUCHER_TURNS = {
  pause: {
    action: 'voucher.paused',
    isDone: ({ state }) => state === 'paused',
    mark: (at) => ({ paused_at: at }),
  },
  resume: {
    action: 'voucher.resumed',
    isDone: ({ state }) => state !== 'paused',
    mark: () => ({ paused_at: null }),
  },
  delete: {
    action: 'voucher.deleted',
    isDone: ({ deletedAt }) => deletedAt !== null,
    mark: (at) => ({ deleted_at: at }),
  },
  restore: {
    action: 'voucher.restored',
    isDone: ({ deletedAt }) => deletedAt === null,
    mark: () => ({ deleted_at: null }),
  },
} as const satisfies Record<string, Turn>;

/**
 * Pauses, resumes, deletes or restores a voucher, with its audit row; the same again changes nothing. Open orders keep
 * what they were priced with. Throws 404 for one that is not there, that is deleted and to be paused, or whose 30 days are
 * over; `event_locked`; and 422 `code_taken` where another one has the code of what is to come back. D41, D45.
 */
export async function turnVoucher(
  context: TenantContext,
  { slug, voucher }: { slug: string; voucher: string },
  verb: keyof typeof VOUCHER_TURNS,
): Promise<AdminVoucher> {
  const { action, isDone, mark }: Turn = VOUCHER_TURNS[verb];
  return withTenant(context, async (tx) => {
    const place = await writableVoucherPlace(tx, context, slug);
    const row = await requireVoucher(tx, place, voucher, true);
    const isLife = verb === 'delete' || verb === 'restore';
    if (row.deletedAt !== null && !isLife) throw notFound();
    if (isDone(row)) return presentVoucher(row);
    const key = { ...place.filter, id: voucher };
    if (verb === 'restore' && !(await isCodeFree(tx, key, row.folded)))
      throw invalid({ code: ['code_taken'] });
    await markVoucher(tx, key, mark(place.filter.at), place.filter.at);
    const subject = { subjectType: 'event', subjectId: place.event.id } as const;
    await audit(tx, context, { action, ...subject, data: { voucher, code: row.code } });
    return presentVoucher(await requireVoucher(tx, place, voucher));
  });
}
