import { and, eq, sql } from 'drizzle-orm';
import { orderClocks } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import { IS_LATE } from '@/lib/modules/orders/service/statements/late-orders';
import { COUNTRY_OF, restDays } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { asClosure, type Holiday } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';
import type { Step } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';

interface DueClock extends Record<string, unknown> {
  /** Id of its order. */
  id: string;
  /** Its part; empty for a whole order. */
  part: string;
  fulfillerId: string;
  step: Step;
  beganAt: Date;
  lateSince: Date | null;
  lateDays: number | null;
}

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** The clock of a client that has been due for longest, locked; none where another worker has it. S2.2-171. */
export async function takeClock(tx: Transaction, tenantId: string, at: Date): Promise<DueClock | undefined> {
  const { orderId: id, part, fulfillerId, step, beganAt, checkAt, lateSince, lateDays } = orderClocks;
  const [found] = await tx
    .select({ id, part, fulfillerId, step, beganAt, lateSince, lateDays })
    .from(orderClocks)
    .where(and(eq(orderClocks.tenantId, tenantId), sql`${checkAt} <= ${at.toISOString()}::timestamptz`))
    .orderBy(checkAt, id, part)
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

/** What a look at a clock has found, and when it is looked at again; without a part, at all of the order's. S2.2-171. */
export async function setClock(
  tx: Transaction,
  { tenantId, orderId, part }: OrderKey & { part?: string },
  found: { checkAt: Date; lateSince?: Date | null; lateDays?: number | null },
): Promise<void> {
  await tx
    .update(orderClocks)
    .set(found)
    .where(
      and(
        eq(orderClocks.tenantId, tenantId),
        eq(orderClocks.orderId, orderId),
        part === undefined ? undefined : eq(orderClocks.part, part),
      ),
    );
}

/** All clocks of a fulfiller are looked at anew: its days or its closures have changed. Needs staff. S2.2-171. */
export async function recheckClocks(tx: Transaction, fulfillerId: string, at: Date): Promise<void> {
  await tx.update(orderClocks).set({ checkAt: at }).where(eq(orderClocks.fulfillerId, fulfillerId));
}

/** The clients that have clocks at printers of a country, in random order. Needs staff. S2.2-309. */
export async function clientsWithClocks(tx: Transaction, country: string): Promise<string[]> {
  const { rows } = await tx.execute<{ tenantId: string }>(sql`
    select k.tenant_id as "tenantId" from order_clocks k join fulfillers f on f.id = k.fulfiller_id
    where ${COUNTRY_OF} = ${country} group by 1 order by random()`);
  return rows.map(({ tenantId }) => tenantId);
}

/** All clocks of a client at printers of a country are looked at anew: its holidays have changed. S2.2-309. */
export async function recheckCountry(
  tx: Transaction,
  { tenantId, country }: { tenantId: string; country: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update order_clocks k set check_at = ${at.toISOString()}::timestamptz from fulfillers f
    where k.tenant_id = ${tenantId} and f.id = k.fulfiller_id and ${COUNTRY_OF} = ${country}`);
}

/** What a printer has promised, its zone, and its days off since a step began. S2.2-170, S2.2-308. */
export async function readPromise(
  tx: Transaction,
  { fulfillerId, step, beganAt }: Pick<DueClock, 'fulfillerId' | 'step' | 'beganAt'>,
) {
  const since = sql`${beganAt.toISOString()}::timestamptz::date - 1`;
  const { rows } = await tx.execute<{
    promised: number;
    timeZone: string;
    closures: { firstDay: string; lastDay: string }[];
    holidays: Holiday[];
  }>(sql`
    select case ${step} when 'accept' then accept_days when 'print' then print_days else ship_days end as promised,
      time_zone as "timeZone", coalesce((select jsonb_agg(jsonb_build_object('firstDay', c.first_day, 'lastDay', c.last_day))
        from fulfiller_closures c where c.fulfiller_id = f.id
          and c.last_day >= ${since}), '[]') as closures, ${restDays(since)} as holidays
    from fulfillers f where f.id = ${fulfillerId}`);
  const [found] = rows;
  if (!found) return undefined;
  const { promised, timeZone, closures, holidays } = found;
  return { promised, timeZone, closures: [...closures, ...holidays.map(asClosure)] };
}

/** A clock whose days are over. */
export interface Lateness extends Record<string, unknown> {
  /** The submission of a part; empty for a whole order. */
  part: string;
  step: Step;
  days: number;
  fulfiller: string;
}

/** By how much an order, or each of its parts, is late at its printer, the latest first; none while all is in time. S2.2-172, S2.2-290. */
export async function listLateness(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<Lateness[]> {
  const { rows } = await tx.execute<Lateness>(sql`
    select k.part, k.step, k.late_days as days, f.name as fulfiller from order_clocks k
    join fulfillers f on f.id = k.fulfiller_id
    where k.tenant_id = ${tenantId} and k.order_id = ${orderId} and ${IS_LATE} order by k.late_days desc, k.part`);
  return rows;
}
