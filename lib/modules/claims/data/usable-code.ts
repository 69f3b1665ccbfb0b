import { sql, type SQL } from 'drizzle-orm';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';

/** The event's code that a typed text means; no row for an unknown code and for another event's. */
export const wantedCode = (tenant: SQL, event: SQL, codes: SQL): SQL => sql`select c.id from promo_codes c
  where c.tenant_id = ${tenant} and c.event_id = ${event} and c.folded = any(${codes}::text[])
  order by array_position(${codes}::text[], c.folded) limit 1`;

/** Whether a code has uses left and has not expired; a claim and the check before it use the same condition. */
const codeIsOpen = (at: SQL): SQL =>
  sql`uses < max_uses and (expires_at is null or expires_at > ${at}::timestamptz)`;

/**
 * Takes one use of a code, as a write for a larger statement; returns its id. Unknown, used, expired and another event's
 * come to no row by this one statement (D22).
 */
export const takeCode = (tenant: SQL, code: SQL, at: SQL): SQL => sql`update promo_codes set uses = uses + 1
  where tenant_id = ${tenant} and id = ${code} and ${codeIsOpen(at)} returning id`;

interface Values extends Record<string, unknown> {
  tenant: string;
  event: string;
  /** The folded codes that the typed text may mean, best first. */
  codes: readonly string[];
  at: string;
}

interface Answer extends Record<string, unknown> {
  /** A claim with this code would be granted now. */
  open: boolean;
  /** The event's cap is not reached. */
  seated: boolean;
}

const value = (name: keyof Values) => sql`${sql.placeholder(String(name))}`;

const look = prepared<Values, Answer>(
  'look_at_code',
  () => sql`select
    exists (select from promo_codes
      where tenant_id = ${value('tenant')} and ${codeIsOpen(value('at'))}
        and id = (${wantedCode(value('tenant'), value('event'), value('codes'))})) as open,
    exists (select from events where tenant_id = ${value('tenant')} and id = ${value('event')}
      and (claim_cap is null or claims_used < claim_cap)) as seated`,
);

/** What would prevent a claim now, without taking anything. One statement for every kind of bad code (D22-2). */
export async function lookAtCode(
  tx: Transaction,
  input: { tenantId: string; eventId: string; codes: readonly string[]; at: Date },
): Promise<Answer> {
  const { tenantId: tenant, eventId: event, codes, at } = input;
  const [row] = await look(tx, { tenant, event, codes, at: at.toISOString() });
  return row ?? { open: false, seated: false };
}
