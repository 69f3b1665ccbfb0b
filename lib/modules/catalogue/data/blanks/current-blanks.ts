import { sql } from 'drizzle-orm';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** A blank with the version that counts. */
export interface CurrentBlank {
  id: string;
  family: GarmentFamily;
  name: string | null;
  status: 'offered' | 'withdrawn';
  definition: BlankDefinition;
  /** Identifiers of all colours and all sizes that any of its versions had. */
  everColours: string[];
  everSizes: string[];
}

interface CurrentBlanks extends Record<string, unknown> {
  /** The count of all changes. */
  changes: number;
  /** In display order; null where nothing has changed since `known`. */
  blanks: CurrentBlank[] | null;
}

const ever = (
  field: string,
  path: string,
) => sql`(select jsonb_agg(distinct one #>> ${sql.raw(`'${path}'`)}) from blank_versions every,
  jsonb_array_elements(every.definition -> ${sql.raw(`'${field}'`)}) one where every.blank_id = b.id)`;

const read = prepared<{ known: number }, CurrentBlanks>(
  'read_current_blanks',
  () => sql`
    select now.changes, case when now.changes <> ${sql.placeholder('known')}::integer then (
      select jsonb_agg(jsonb_build_object('id', b.id, 'family', b.family, 'name', b.name, 'status', b.status, 'definition', v.definition,
        'everColours', ${ever('colours', '{identifier}')}, 'everSizes', ${ever('sizes', '{}')}) order by b.position)
      from blanks b join blank_versions v on v.blank_id = b.id and v.version = b.version) end as blanks
    from (select coalesce(sum(changes), 0)::integer as changes from blanks) now`,
);

/** All blanks as they are now, unless they are still those of the count `known`. One statement. S2.2-230 */
export async function readCurrentBlanks(
  tx: Transaction,
  known: number,
): Promise<{ changes: number; blanks: CurrentBlank[] | null }> {
  const [row] = await read(tx, { known });
  return row ?? { changes: 0, blanks: [] };
}
