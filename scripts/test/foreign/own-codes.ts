import { fileStore } from '@/lib/files/store';
import { sheetKey } from '@/lib/modules/claims/service/sheets/sheet-key';
import type { DemoWorld } from '@/scripts/test/demo-world';

let made = 0;

interface NewBatch {
  batch: string;
  batchCode: string;
  codeImport: string;
  codeSheet: string;
}

/** A new batch of `lumen-summit` with one unused code, of a person, and a checked file; those of before are gone. */
export async function newBatch(world: DemoWorld): Promise<NewBatch> {
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
  await world.sql(
    `insert into code_persons (tenant_id, code_id, batch_id, name, email, email_key)
     values ('ten_lumen', $1, $2, 'Ada Fern', 'ada@guest.example', 'ada@guest.example')`,
    [code, batch],
  );
  const codeImport = `cim_foreign_${made}`;
  await world.sql(
    `insert into file_imports
       (tenant_id, id, event_id, kind, subject_id, owner_id, file_name, content, status, counts)
     values ('ten_lumen', $1, 'evt_lumen_summit', 'code', $2, 'usr_lumen_admin', 'guests.csv', '\\x00', 'checked',
       '{"created": 0, "updated": 0}')`,
    [codeImport, batch],
  );
  const codeSheet = `sht_foreign_${made}`;
  await world.sql(
    `insert into code_sheets (tenant_id, id, event_id, batch_id, owner_id, layout, paper, note, logo, status, cards_total,
       left_out, files)
     values ('ten_lumen', $1, 'evt_lumen_summit', $2, 'usr_lumen_admin', 'cards', 'a4', '', 'none', 'failed', 1, 0, 1)`,
    [codeSheet, batch],
  );
  await fileStore().put(sheetKey('ten_lumen', codeSheet, 1), Buffer.from('cards of ten_lumen'));
  return { batch, batchCode: code, codeImport, codeSheet };
}

/** A voucher, and a promotion code with its batch, of a tenant's first event. */
export async function layCodes(world: DemoWorld, tenant: string): Promise<void> {
  await world.sql(
    `with event as (select tenant_id, id from events where tenant_id = $1 order by id limit 1)
     , voucher as (insert into vouchers (tenant_id, id, event_id, code, folded, kind, amount_minor, public)
       select tenant_id, 'vou_of_' || tenant_id, id, upper($2), upper($2), 'amount', 500, true from event)
     , batch as (insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
       select tenant_id, 'bat_of_' || tenant_id, id, 'Batch of ' || tenant_id, 'shared', 'made', 1, 1 from event)
     , sheet as (insert into code_sheets (tenant_id, id, event_id, batch_id, owner_id, layout, paper, note, logo, status,
         cards_total, left_out)
       select tenant_id, 'sht_of_' || tenant_id, id, 'bat_of_' || tenant_id, 'usr_of_' || tenant_id, 'cards', 'a4', '', 'none',
         'failed', 1, 0 from event)
     insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     select tenant_id, 'cod_of_' || tenant_id, 'bat_of_' || tenant_id, id, upper($2) || 'PR', upper($2) || 'PR', 9 from event`,
    [tenant, `GVE${tenant.slice(4)}`.replace(/[oil]/gi, 'x')],
  );
}
