import type { DemoWorld } from './demo-world';

/**
 * Adds `count` pictures to a company's library, `fil_many_00001` onwards: a hundred were added in each minute, every third
 * is a logo, every tenth is shown by the company's first product.
 */
export async function layManyFiles(
  { sql }: Pick<DemoWorld, 'sql'>,
  tenant: string,
  count: number,
): Promise<void> {
  await sql(
    `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, width_px, height_px, name,
       in_library, event_id, created_at, updated_at)
     select $1, 'fil_many_' || lpad(n::text, 5, '0'), case when n % 3 = 0 then 'logo' else 'artwork' end,
       $1 || '/many.png', 'image/png', 1000 + n, '\\x00', 1200, 900, 'Badge ' || n, true,
       (select id from events where tenant_id = $1 order by id limit 1),
       timestamptz '2026-01-01' + (n / 100) * interval '1 minute', timestamptz '2026-01-01'
     from generate_series(1, $2::integer) n`,
    [tenant, count],
  );
  await sql(
    `insert into file_uses (tenant_id, file_id, place, subject_id)
     select f.tenant_id, f.id, 'product', (select id from products where tenant_id = $1 order by id limit 1)
     from files f where f.tenant_id = $1 and f.id like 'fil_many_%0'`,
    [tenant],
  );
}
