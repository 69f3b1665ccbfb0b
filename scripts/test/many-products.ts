import type { DemoWorld } from './demo-world';

/**
 * Adds `count` products to Tidewater's store, `many-00001` onwards, with one statement per table: every seventh is a
 * mug, every tenth costs 100.00, every third is also sold in Black.
 */
export async function layManyProducts({ sql }: Pick<DemoWorld, 'sql'>, count: number): Promise<void> {
  await sql(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object(
       'id', 'many-' || lpad(n::text, 5, '0'), 'code', 'MANY-' || n, 'name', 'Piece ' || n,
       'category', case when n % 7 = 0 then 'Drinkware' else p.category end,
       'colours', case when n % 3 = 0
         then '[{"identifier":"tote-oat","name":"Oat","hex":"#e6dcc6"},{"identifier":"tote-black","name":"Black","hex":"#1b1b1d"}]'::jsonb
         else '[{"identifier":"tote-oat","name":"Oat","hex":"#e6dcc6"}]'::jsonb end))).*
     from products p, generate_series(1, $1::integer) n where p.id = 'tw-slipway-tote'`,
    [count],
  );
  await sql(
    `insert into event_products (tenant_id, id, event_id, product_id, store_selling_price_minor, position, created_at)
     select 'ten_tidewater', 'evp_many_' || n, 'evt_tidewater', 'many-' || lpad(n::text, 5, '0'),
       case when n % 10 = 0 then 10000 else 1000 + n end, 1000 + n, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, $1::integer) n`,
    [count],
  );
  await sql(
    `insert into variants (tenant_id, id, product_id, sku, colour_identifier, size, position, stock)
     select 'ten_tidewater', 'var_many_' || n || '_' || colour, 'many-' || lpad(n::text, 5, '0'),
       'MANY-' || n || '-' || colour, colour, 'One size', 0, 5
     from generate_series(1, $1::integer) n, unnest(array['tote-oat', 'tote-black']) colour
     where colour = 'tote-oat' or n % 3 = 0`,
    [count],
  );
}
