import type { DemoWorld } from '@/scripts/test/demo-world';

let made = 0;

/** A new batch of `lumen-summit` with one unused code; those of the calls before are gone. */
export async function newBatch(world: DemoWorld): Promise<{ batch: string; batchCode: string }> {
  await world.sql(
    `delete from promo_codes where tenant_id = 'ten_lumen' and id like 'cod_foreign_%' and replaced_by is null`,
  );
  made += 1;
  const [batch, code] = [`bat_foreign_${made}`, `cod_foreign_${made}`];
  await world.sql(
    `with batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
       values ('ten_lumen', $1, 'evt_lumen_summit', 'Foreign', 'single', 'made', 1, 1))
     insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     values ('ten_lumen', $2, $1, 'evt_lumen_summit', $3, $3, 1)`,
    [batch, code, `FX${made}XF`],
  );
  return { batch, batchCode: code };
}

/** A voucher, and a promotion code with its batch, of a tenant's first event. */
export async function layCodes(world: DemoWorld, tenant: string): Promise<void> {
  await world.sql(
    `with event as (select tenant_id, id from events where tenant_id = $1 order by id limit 1)
     , voucher as (insert into vouchers (tenant_id, id, event_id, code, folded, kind, amount_minor, public)
       select tenant_id, 'vou_of_' || tenant_id, id, upper($2), upper($2), 'amount', 500, true from event)
     , batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
       select tenant_id, 'bat_of_' || tenant_id, id, 'Batch of ' || tenant_id, 'shared', 'made', 1, 1 from event)
     insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     select tenant_id, 'cod_of_' || tenant_id, 'bat_of_' || tenant_id, id, upper($2) || 'PR', upper($2) || 'PR', 9 from event`,
    [tenant, `GVE${tenant.slice(4)}`.replace(/[oil]/gi, 'x')],
  );
}
