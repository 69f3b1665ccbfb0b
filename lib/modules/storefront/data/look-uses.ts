import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface UseRow extends Record<string, unknown> {
  kind: 'palette' | 'font';
  name: string;
  stores: number;
}

/**
 * How many stores that aren't deleted have each palette's three colours, and each family for headings or texts. One statement over
 * the stores of all clients; needs staff. S2.2-333
 */
export async function countLookUses(tx: Transaction): Promise<UseRow[]> {
  const { rows } = await tx.execute<UseRow>(sql`
    with worn as (
      select s.tenant_id, s.colour_set_id, s.font_set_id
      from store_configurations s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      where e.deleted_at is null)
    select 'palette' as kind, p.id as name, count(*)::integer as stores
    from worn w join colour_sets c on c.tenant_id = w.tenant_id and c.id = w.colour_set_id
      join platform_palettes p on (p.primary_colour, p.secondary_colour, p.tertiary_colour)
        = (c.primary_colour, c.secondary_colour, c.tertiary_colour)
    group by p.id
    union all
    select 'font', n.name, count(*)::integer
    from worn w join font_sets f on f.tenant_id = w.tenant_id and f.id = w.font_set_id
      cross join lateral (select f.font_one ->> 'name' as name union select f.font_two ->> 'name') n
    group by n.name
    order by 1, 2`);
  return rows;
}
