import type { DemoWorld } from '@/scripts/test/demo-world';

/** A statement of each tenant, with its document. */
export async function layForeignStatements(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const [index, tenant] of tenants.entries()) {
    await world.sql(
      `with made as (insert into statements (tenant_id, id, kind, number, currency, period, total_minor, figures, model,
         issued_at)
         select id, 'stm_of_' || id, 'statement', $2, currency, '2020-01-01', 100, '{}', '{}', now()
         from tenants where id = $1 returning tenant_id, id)
       insert into statement_files (tenant_id, statement_id, content, sha256)
       select tenant_id, id, convert_to('statement of ' || tenant_id, 'UTF8'),
         sha256(convert_to('statement of ' || tenant_id, 'UTF8')) from made`,
      [tenant, `UK-2020-${String(index + 1).padStart(6, '0')}`],
    );
  }
}
