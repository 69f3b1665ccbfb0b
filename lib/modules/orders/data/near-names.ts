import { sql, type SQL } from 'drizzle-orm';
import { begins, ofTenant } from '@/lib/db/conditions';
import type { Transaction } from '@/lib/db/transaction';

/** So many orders are compared with the other filters; a name may be that of many. */
const FOUND = 200;
/** Of a word that is spelt right, the newest so many orders are compared; a surname can be that of thousands. */
const OF_A_WORD = 3000;
/** Words that are looked up as they are, the longest first. */
const WORDS = 3;
/** Beginnings that are compared letter by letter: of one client by the first letter, of all clients by the first three. */
const LETTERS = { client: 1, all: 3 } as const;

/**
 * The orders whose name, or address, is nearest to a typed one, the nearest first and the newest of those alike; at most
 * two hundred. Names that begin with the same letter are compared, or with the second one typed (a first letter doubled or swapped),
 * and those of whoever has one of the words spelt right. Reads only this tenant's, or all for staff. D3-26.
 */
export async function findNearNames(
  tx: Transaction,
  tenantId: string | null,
  { typed, forgiven }: { typed: string; forgiven: number },
): Promise<string[]> {
  const key = sql`search_key(${typed})`;
  const letters = tenantId === null ? LETTERS.all : LETTERS.client;
  const far = (text: SQL) => sql`levenshtein_less_equal(${text}, ${key}, ${forgiven}::integer)`;
  // A name goes on behind what was typed: its beginning of about the same length is compared as well.
  const cut = (more: number) => far(sql`left(s.term, char_length(${key}) + ${sql.raw(String(more))})`);
  const distance = sql`least(${far(sql`s.term`)}, ${cut(-1)}, ${cut(0)}, ${cut(1)})`;
  const here = sql`${ofTenant(sql`s.tenant_id`, tenantId)} and s.kind = 'order'`;
  const starting = (start: SQL) => sql`select s.tenant_id, s.subject_id, s.at, ${distance} as distance
    from search_terms s where ${here} and ${begins(sql`s.term`, start)}`;
  const words = typed
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, WORDS);
  const having = words.map(
    (word) => sql`select s.tenant_id, s.subject_id, s.at, ${distance} as distance
      from (select s.tenant_id, s.subject_id from search_terms s
        where ${here} and ${begins(sql`s.term`, sql`search_key(${word})`)}
        order by s.term, s.at desc limit ${OF_A_WORD}) one
      join search_terms s on s.tenant_id = one.tenant_id and s.kind = 'order' and s.subject_id = one.subject_id`,
  );
  const parts = [
    starting(sql`left(${key}, ${sql.raw(String(letters))})`),
    starting(sql`substr(${key}, 2, ${sql.raw(String(letters))})`),
    ...having,
  ];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.subject_id as id from (${sql.join(parts, sql` union all `)}) f
    where f.distance <= ${forgiven}::integer
    group by f.tenant_id, f.subject_id order by min(f.distance), max(f.at) desc, f.subject_id limit ${FOUND}`);
  return rows.map(({ id }) => id);
}
