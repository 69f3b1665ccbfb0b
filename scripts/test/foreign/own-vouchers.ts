import type { DemoWorld } from '@/scripts/test/demo-world';

let vouchers = 0;

/** An unused voucher of `fjord-fern`, and when it was last changed; those of the calls before are gone. */
export async function newVoucher(world: DemoWorld): Promise<{ voucher: string; voucherAt: string }> {
  await world.sql(
    `delete from vouchers where tenant_id = 'ten_fjord' and id not like 'vou_fjord_%' and id <> 'vou_of_ten_fjord'`,
  );
  vouchers += 1;
  const id = `vou_foreign_${vouchers}`;
  const [row] = await world.sql<{ at: Date }>(
    `insert into vouchers (tenant_id, id, event_id, code, folded, kind, amount_minor, updated_at)
     values ('ten_fjord', $1, 'evt_fjord_fern', $2, $2, 'amount', 500, date_trunc('milliseconds', now()))
     returning updated_at as at`,
    [id, `F${vouchers}F`],
  );
  return { voucher: id, voucherAt: row?.at.toISOString() ?? '' };
}
