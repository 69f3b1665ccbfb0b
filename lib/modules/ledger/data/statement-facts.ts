import { sql } from 'drizzle-orm';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';

/** Whose statement. */
export interface AccountKey {
  tenantId: string;
  currency: Currency;
}

/** Locks an account until the transaction's end, so that nothing moves while it is added up; false where there is none. */
export async function lockAccount(tx: Transaction, { tenantId, currency }: AccountKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from credit_accounts
    where tenant_id = ${tenantId} and currency = ${currency} for update`);
  return rows.length === 1;
}

/** The last statement of an account: its month and its figures; undefined for none. */
export async function findLastStatement(tx: Transaction, { tenantId, currency }: AccountKey) {
  const { rows } = await tx.execute<{ period: string; figures: StatementFigures }>(sql`
    select period::text, figures from statements
    where tenant_id = ${tenantId} and currency = ${currency} and kind = 'statement'
    order by period desc limit 1`);
  return rows[0];
}

/** A client as its statement names it. */
export async function findClient(tx: Transaction, tenantId: string) {
  const { rows } = await tx.execute<{ name: string; details: CompanyDetails }>(sql`
    select name, company_details as details from tenants where id = ${tenantId}`);
  return rows[0];
}

/** What is read: everything up to `end`, which is not told of yet. Nothing is older than `since`, where one is given. */
export interface Span {
  /** The first day of a month, and the zone that it begins in. */
  since: string | null;
  end: string | null;
  timeZone: string;
}

const startOf = (day: string, zone: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`;

/** The conditions on a row of ledger `l`, order `o` or refund of a fee `f` that no statement tells of. */
function open({ tenantId, currency }: AccountKey, { since, end, timeZone }: Span) {
  const within = (
    at: string,
  ) => sql`${sql.raw(at)} >= ${since === null ? sql`'-infinity'` : startOf(since, timeZone)}
    and ${sql.raw(at)} < ${end === null ? sql`'infinity'` : startOf(end, timeZone)}`;
  const untold = (source: string, id: string) => sql`not exists (select from statement_items i
    where i.tenant_id = ${tenantId} and i.source = ${sql.raw(`'${source}'`)} and i.source_id = ${sql.raw(id)})`;
  return {
    rows: sql`l.tenant_id = ${tenantId} and l.currency = ${currency} and l.balance_minor <> 0
      and ${within('l.made_at')} and ${untold('row', 'l.id')}`,
    fees: sql`o.tenant_id = ${tenantId} and o.currency = ${currency} and o.application_fee_minor > 0
      and o.platform_fee_bp is not null and ${within('o.paid_at')} and ${untold('fee', 'o.id')}`,
    refunds: sql`f.tenant_id = ${tenantId} and o.currency = ${currency} and ${within('f.made_at')}
      and ${untold('fee_refund', 'f.refund_id')}`,
  };
}

const REFUND_OF = sql`fee_refunds f join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id`;

/** When the first thing happened that no statement tells of; null for nothing. */
export async function findEarliest(tx: Transaction, key: AccountKey, since: string | null, timeZone: string) {
  const { rows: ledger, fees, refunds } = open(key, { since, end: null, timeZone });
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select to_char(least((select min(l.made_at) from ledger_rows l where ${ledger}),
      (select min(o.paid_at) from orders o where ${fees}),
      (select min(f.made_at) from ${REFUND_OF} where ${refunds})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/** What an order was placed with; minor units, all null in older ones. */
interface OrderCosts {
  production: Minor | null;
  fee: Minor | null;
  tax: Minor | null;
  applicationFee: Minor | null;
}

export interface LedgerFact extends Record<string, unknown>, OrderCosts {
  id: string;
  kind: string;
  /** A bigint's text. */
  balance: string;
  /** Whether it is the correction of a credit note. */
  ofNote: boolean;
}
export interface FeeFact extends Record<string, unknown>, OrderCosts {
  id: string;
}
export interface FeeRefundFact extends FeeFact {
  orderId: string;
  /** Below 0: it is owed again. */
  amount: Minor;
  /** Who bears it: the provider gave it back, or it moved on the credit account. */
  via: 'provider' | 'credit';
  taxBp: number;
  /** What earlier statements say was given back of this order's fee, less what came again; bigints' texts. */
  toldProduction: string;
  toldFee: string;
  toldTax: string;
}

const COSTS = sql`o.production_minor + o.fulfilment_minor as production, o.platform_fee_minor as fee,
  o.platform_tax_minor as tax, case when o.platform_fee_bp is null then 0 else o.application_fee_minor end
    as "applicationFee"`;

/** Everything that the statement of a month tells of, in the order in which it happened. */
export async function readFacts(tx: Transaction, key: AccountKey, span: Span) {
  const { rows: ledger, fees, refunds } = open(key, span);
  const moved = await tx.execute<LedgerFact>(sql`
    select l.id, l.kind, l.balance_minor as balance, ${COSTS}, l.kind = 'correction' and exists (select from statements s
      where s.tenant_id = l.tenant_id and s.ledger_row_id = l.id) as "ofNote"
    from ledger_rows l left join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where ${ledger} order by l.number`);
  const charged = await tx.execute<FeeFact>(
    sql`select o.id, ${COSTS} from orders o where ${fees} order by o.paid_at, o.id`,
  );
  const returned = await tx.execute<FeeRefundFact>(sql`
    select f.refund_id as id, f.order_id as "orderId", f.amount_minor as amount, f.via, coalesce(o.platform_tax_bp, 0) as "taxBp",
      ${COSTS}, told.production as "toldProduction", told.fee as "toldFee", told.tax as "toldTax"
    from ${REFUND_OF} cross join lateral (
      select coalesce(sum(i.production_minor), 0) as production, coalesce(sum(i.fee_minor), 0) as fee,
        coalesce(sum(i.tax_minor), 0) as tax
      from fee_refunds e join statement_items i
        on i.tenant_id = e.tenant_id and i.source = 'fee_refund' and i.source_id = e.refund_id
      where e.tenant_id = f.tenant_id and e.order_id = f.order_id) told
    where ${refunds} order by f.made_at, f.refund_id`);
  return { ledger: moved.rows, fees: charged.rows, refunds: returned.rows };
}
