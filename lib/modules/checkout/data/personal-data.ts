import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const OF = ({ tenantId, email, orderIds }: DataSubject): SQL => sql`c.tenant_id = ${tenantId} and (
  lower(btrim(c.email)) = ${email}
  or c.id in (select o.customer_id from orders o where o.tenant_id = ${tenantId} and o.id = any(${list(orderIds)})))`;

export interface HeldCustomer extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, string>;
}

/** What checkouts hold of a person, the oldest first. D46. */
export async function findCustomersOf(tx: Transaction, subject: DataSubject): Promise<HeldCustomer[]> {
  const { rows } = await tx.execute<HeldCustomer>(sql`
    select c.id, to_json(c.created_at) #>> '{}' as at, jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone,
      'address_first_line', c.address_first_line, 'address_second_line', c.address_second_line, 'address_city', c.address_city,
      'address_county', c.address_county, 'address_postcode', c.address_postcode, 'address_country', c.address_country,
      'address_state', c.address_state, 'lang', c.lang) as fields
    from customers c where ${OF(subject)} and c.email <> '' order by c.created_at, c.id`);
  return rows;
}

/** Replaces the details of a person's checkouts; those without an order go. Country and dates stay. Returns how many. D46-2. */
export async function blankCustomers(tx: Transaction, subject: DataSubject): Promise<number> {
  const gone = await tx.execute(sql`delete from customers c where ${OF(subject)}
    and not exists (select from orders o where o.tenant_id = c.tenant_id and o.customer_id = c.id)`);
  const blanked =
    await tx.execute(sql`update customers c set name = '', email = '', phone = '', address_first_line = '',
      address_second_line = '', address_city = '', address_county = '', address_postcode = '', address_state = '',
      state_abbreviation = ''
    where ${OF(subject)} and c.email <> ''`);
  return (gone.rowCount ?? 0) + (blanked.rowCount ?? 0);
}

/** Deletes the details of people who ordered nothing and whose checkout was last changed before `before`. D46-5. */
export async function deleteAbandoned(
  tx: Transaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from customers where tenant_id = ${tenantId} and id in (
      select c.id from customers c where c.tenant_id = ${tenantId} and c.updated_at < ${before.toISOString()}::timestamptz
        and not exists (select from orders o where o.tenant_id = c.tenant_id and o.customer_id = c.id)
      order by c.updated_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
