import type { vouchers } from '@/lib/db/schema/checkout';
import type { codeBatches, promoCodes } from '@/lib/db/schema/claims';
import { foldCode } from '@/lib/modules/orders/rules/promo-code';
import { daysBefore } from './moments';

type VoucherRow = typeof vouchers.$inferInsert;
type CodeBatchRow = typeof codeBatches.$inferInsert;
type PromoCodeRow = typeof promoCodes.$inferInsert;
type VoucherFacts = Pick<VoucherRow, 'id' | 'code' | 'kind'> & Partial<VoucherRow>;

/** When the vouchers that are over have ended, in days before the seeding. */
const ENDED: Readonly<Record<string, number>> = { OLD: 30, CREWDAY: 0 };

const VOUCHERS: readonly VoucherFacts[] = [
  { id: 'vou_fjord_save5', code: 'SAVE5', kind: 'amount', amountMinor: 500, public: true },
  { id: 'vou_fjord_ten', code: 'TEN', kind: 'percent', percentBp: 1000, public: true },
  { id: 'vou_fjord_onhouse', code: 'ONHOUSE', kind: 'amount', amountMinor: 100_000 },
  { id: 'vou_fjord_old', code: 'OLD', kind: 'amount', amountMinor: 500 },
  { id: 'vou_fjord_once', code: 'ONCE', kind: 'amount', amountMinor: 500, maxUses: 1 },
  {
    id: 'vou_lumen_crewday',
    code: 'CREWDAY',
    kind: 'amount',
    amountMinor: 100_000,
    tenantId: 'ten_lumen',
    eventId: 'evt_lumen_crew',
  },
];

function endOf(code: string, at: Date): Date | null {
  const days = ENDED[code];
  return days === undefined ? null : daysBefore(at, days);
}

/** The vouchers of `fjord-fern`, and one of `lumen-crew` that is over; `uses` is how often the seeded orders used each. */
export function voucherRows(at: Date, uses: ReadonlyMap<string, number>): VoucherRow[] {
  return VOUCHERS.map((facts) => ({
    tenantId: 'ten_fjord',
    eventId: 'evt_fjord_fern',
    folded: foldCode(facts.code),
    amountMinor: null,
    percentBp: null,
    public: false,
    maxUses: null,
    ...facts,
    expiresAt: endOf(facts.code, at),
    uses: uses.get(facts.id) ?? 0,
    createdAt: daysBefore(at, 120),
  }));
}

const SUMMIT = { tenantId: 'ten_lumen', eventId: 'evt_lumen_summit' };

/** The batches of `lumen-summit`: a shared code, the guests' codes, and a shared code that has ended. */
export function codeBatchRows(at: Date): CodeBatchRow[] {
  const row = (id: string, name: string, kind: 'shared' | 'single', size: number): CodeBatchRow => ({
    ...SUMMIT,
    id,
    name,
    kind,
    source: 'earlier',
    size,
    made: size,
    endsAt: id === 'bat_summit_old' ? daysBefore(at, 2) : null,
    createdAt: daysBefore(at, 29),
    updatedAt: daysBefore(at, 29),
  });
  return [
    row('bat_summit', 'SUMMIT', 'shared', 1),
    row('bat_ls', 'LS-0001 – LS-0200', 'single', 200),
    row('bat_summit_old', 'SUMMIT-OLD', 'shared', 1),
  ];
}

/** The unused promotion codes of `lumen-summit`: one shared code, two hundred single-use codes, one expired. */
export function promoCodeRows(at: Date): PromoCodeRow[] {
  const row = (code: string, batchId: string, maxUses: number): PromoCodeRow => ({
    ...SUMMIT,
    id: `cod_${code.toLowerCase().replaceAll('-', '_')}`,
    code,
    folded: foldCode(code),
    maxUses,
    uses: 0,
    batchId,
    createdAt: daysBefore(at, 29),
  });
  const guests = Array.from({ length: 200 }, (_, index) =>
    row(`LS-${String(index + 1).padStart(4, '0')}`, 'bat_ls', 1),
  );
  return [row('SUMMIT', 'bat_summit', 100), ...guests, row('SUMMIT-OLD', 'bat_summit_old', 100)];
}
