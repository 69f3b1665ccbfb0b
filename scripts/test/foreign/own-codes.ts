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
