import { sql, type SQL } from 'drizzle-orm';
import { begins, ofTenant } from '@/lib/db/conditions';
import { mailForms } from '@/lib/kernel/mail-forms';
import type { SearchSubject } from '@/lib/db/schema/search';

/** Where to look: one tenant, or all of them for staff. */
export interface SearchPlace {
  tenantId: string | null;
  /** Rows of a kind at most. */
  limit: number;
}

/** One subject can be found by several of its words; so many more are read than are asked for. */
const WORDS_EACH = 8;

/**
 * The subjects `f (tenant_id, subject_id, term, at)` of which a word begins with a text, the closest first and the newest
 * of those alike. A text of several parts also means the whole written without them: `M7QK 3FXW` is `M7QK3FXW`. A text
 * without letters and digits finds nothing; the domain of a recipient's address is found in each of its forms (S5-93).
 */
export function subjectsFound(kind: SearchSubject, text: string, { tenantId, limit }: SearchPlace): SQL {
  const read = limit * WORDS_EACH;
  const starting = (start: SQL) => sql`(select s.tenant_id, s.subject_id, s.term, s.at from search_terms s
    where ${ofTenant(sql`s.tenant_id`, tenantId)} and s.kind = ${kind} and ${start} <> '' and ${begins(sql`s.term`, start)}
    order by s.term, s.at desc limit ${read})`;
  const forms = kind === 'order' ? mailForms(text) : [text];
  const keys = forms.map((form) => sql`search_key(${form})`);
  const parts = [...keys, sql`replace(search_key(${text}), ' ', '')`].map(starting);
  return sql`(select tenant_id, subject_id, min(term) as term, max(at) as at
    from (${sql.join(parts, sql` union all `)}) as words
    group by tenant_id, subject_id order by min(term), max(at) desc limit ${read}) as f`;
}
