import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';

interface ChoiceRow extends Record<string, unknown> {
  family: string;
  place: number | null;
  withdrawn: boolean;
}

/** What staff have decided of the fonts. One statement, in the transaction of whoever asks. S2.2-330, S2.2-332 */
export async function fontChoice(tx: Transaction): Promise<FontChoice> {
  const { rows } = await tx.execute<ChoiceRow>(sql`
    select coalesce(w.family, p.family) as family, p.place, w.family is not null as withdrawn
    from font_places p full join withdrawn_fonts w on w.family = p.family
    order by p.place, 1`);
  return {
    withdrawn: rows.filter(({ withdrawn }) => withdrawn).map(({ family }) => family),
    order: rows.filter(({ place }) => place !== null).map(({ family }) => family),
  };
}
