import { sql } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

export interface HeldMessageRow extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, unknown>;
}

const of = ({ tenantId, orderIds }: DataSubject) =>
  sql`m.tenant_id = ${tenantId} and m.order_id = any(${sql.param([...orderIds])}::text[])`;

/** What fulfillers said about the orders. D46. */
export async function findMessages(tx: Transaction, subject: DataSubject): Promise<HeldMessageRow[]> {
  const { rows } = await tx.execute<HeldMessageRow>(sql`
    select m.message_id as id, to_json(m.received_at) #>> '{}' as at,
      jsonb_build_object('status', m.status, 'tracking', m.payload -> 'tracking', 'reason', m.payload -> 'reason') as fields
    from fulfiller_messages m where ${of(subject)} order by m.received_at, m.message_id`);
  return rows;
}

/** Keeps of a fulfiller's messages only which they were and what status they named. D46-2. */
export async function blankMessages(tx: Transaction, subject: DataSubject): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update fulfiller_messages m set payload = jsonb_build_object('id', m.payload -> 'id', 'status', m.payload -> 'status')
    where ${of(subject)} and m.payload - 'id' - 'status' <> '{}'`);
  return rowCount ?? 0;
}

/** Where the orders' parcels are. D46. */
export async function findParcels(
  tx: Transaction,
  { tenantId, orderIds }: DataSubject,
): Promise<HeldMessageRow[]> {
  const { rows } = await tx.execute<HeldMessageRow>(sql`
    select p.id, to_json(p.told_at) #>> '{}' as at,
      jsonb_build_object('status', p.status, 'tracking', p.tracking) as fields
    from parcels p where p.tenant_id = ${tenantId} and p.order_id = any(${sql.param([...orderIds])}::text[])
    order by p.told_at, p.id`);
  return rows;
}

/** Forgets where the orders' parcels are; what was in them stays. D46-2. */
export async function blankParcels(tx: Transaction, { tenantId, orderIds }: DataSubject): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update parcels p set tracking = null
    where p.tenant_id = ${tenantId} and p.order_id = any(${sql.param([...orderIds])}::text[]) and p.tracking is not null`);
  return rowCount ?? 0;
}

/** Which address a printer has of an order whose address was corrected. D46, S5-75. */
export async function findFormerAddresses(
  tx: Transaction,
  { tenantId, orderIds }: DataSubject,
): Promise<HeldMessageRow[]> {
  const { rows } = await tx.execute<HeldMessageRow>(sql`
    select s.id, to_json(coalesce(s.address_asked_at, s.created_at)) #>> '{}' as at,
      jsonb_build_object('former_address', array_to_string(s.address_former, ', ')) as fields
    from submissions s where s.tenant_id = ${tenantId} and s.order_id = any(${sql.param([...orderIds])}::text[])
      and s.address_former is not null
    order by s.created_at, s.id`);
  return rows;
}

/** Forgets which address a printer has. D46-2. */
export async function blankFormerAddresses(
  tx: Transaction,
  { tenantId, orderIds }: DataSubject,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update submissions s set address_former = null
    where s.tenant_id = ${tenantId} and s.order_id = any(${sql.param([...orderIds])}::text[])
      and s.address_former is not null`);
  return rowCount ?? 0;
}
