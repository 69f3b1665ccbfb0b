import { and, asc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { mailForms } from '@/lib/kernel/mail-forms';
import type { Region } from '@/lib/kernel/regions';
import { users } from '@/lib/db/schema/accounts';
import { events, slugDirectory } from '@/lib/db/schema/events';
import { tenants } from '@/lib/db/schema/tenants';
import type { ClientStatus } from '@/lib/modules/tenants/rules/client-status';
import { EVENT_TYPES, takesPayment } from '@/lib/modules/events/rules/event-types';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of clients; null matches all. */
export interface ClientFilter {
  search: string | null;
  /** Clients whose users match the search. */
  found: readonly string[];
  status: ClientStatus | null;
}

/** The row before the page; `value` is its `place`. */
export interface AfterClient {
  value: string;
  id: string;
}

export interface ClientRow extends Record<string, unknown> {
  id: string;
  name: string;
  region: Region;
  shopPlatform: boolean;
  stores: number;
  createdAt: string;
  verifiedAt: string | null;
  closed: boolean;
  /** `createdAt` with microseconds. */
  place: string;
}

/** A `like` pattern that matches a text anywhere. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

function stateOf(status: ClientStatus | null): SQL {
  if (status === null) return sql`true`;
  if (status === 'closed') return sql`t.closed_at is not null`;
  const verified = status === 'verified' ? sql`t.verified_at is not null` : sql`t.verified_at is null`;
  return sql`${verified} and t.closed_at is null`;
}

/** One page of the clients by age; ties are ordered by id. Needs a staff transaction. */
export async function listClients(
  tx: Transaction,
  filter: ClientFilter,
  page: { after: AfterClient | null; limit: number; oldestFirst: boolean },
): Promise<ClientRow[]> {
  const { search, found, status } = filter;
  const { after, limit, oldestFirst } = page;
  const order = oldestFirst ? sql`t.created_at asc, t.id asc` : sql`t.created_at desc, t.id desc`;
  const beyond = oldestFirst ? sql`>` : sql`<`;
  const from = after
    ? sql`(t.created_at, t.id) ${beyond} (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const named =
    search === null
      ? sql`true`
      : sql`(t.name ilike ${anywhere(search)} or t.id = ${search} or t.id = any(${sql.param([...found])}::text[]))`;
  const { rows } = await tx.execute<ClientRow>(sql`
    select t.id, t.name, t.region, t.shop_platform as "shopPlatform",
      (select count(*)::integer from events e where e.tenant_id = t.id and e.deleted_at is null and not e.hidden) as stores,
      to_char(t.created_at at time zone 'UTC', ${ISO}) as "createdAt",
      to_char(t.verified_at at time zone 'UTC', ${ISO}) as "verifiedAt",
      t.closed_at is not null as closed,
      to_char(t.created_at at time zone 'UTC', ${ISO}) as place
    from tenants t where ${named} and ${stateOf(status)} and ${from}
    order by ${order} limit ${limit}`);
  return rows;
}

/** Whether a client has this name, whatever its case. Needs a staff transaction. */
export async function isNameTaken(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from tenants t where lower(trim(t.name)) = lower(${name}) limit 1`,
  );
  return rows.length > 0;
}

/** The clients with a user of this name or address. Needs a directory transaction. */
export async function findClientsOfPeople(tx: Transaction, search: string): Promise<string[]> {
  const addresses = mailForms(search).map((form) => ilike(users.email, anywhere(form)));
  const rows = await tx
    .selectDistinct({ tenantId: users.tenantId })
    .from(users)
    .where(or(...addresses, ilike(users.name, anywhere(search))));
  return rows.flatMap(({ tenantId }) => (tenantId === null ? [] : [tenantId]));
}

export interface FirstAdmin {
  id: string;
  tenantId: string;
  name: string;
  email: string;
  lang: string | null;
  emailVerifiedAt: Date | null;
}

/** The admin of each of these clients: one with a confirmed address first, then the oldest. */
export async function findAdmins(tx: Transaction, tenantIds: readonly string[]): Promise<FirstAdmin[]> {
  if (tenantIds.length === 0) return [];
  const rows = await tx
    .selectDistinctOn([users.tenantId], {
      id: users.id,
      tenantId: users.tenantId,
      name: users.name,
      email: users.email,
      lang: users.lang,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(and(inArray(users.tenantId, [...tenantIds]), eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(users.tenantId, sql`${users.emailVerifiedAt} is null`, asc(users.createdAt), asc(users.id));
  return rows.flatMap((row) => (row.tenantId === null ? [] : [{ ...row, tenantId: row.tenantId }]));
}

/** A client's name, region and time of verification; under its own row-level security. */
export async function findStanding(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({
      name: tenants.name,
      region: tenants.region,
      verifiedAt: tenants.verifiedAt,
      companyDetails: tenants.companyDetails,
      lockReason: tenants.lockReason,
    })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return found;
}

/** The regions in which a client has events that take payments, each once. */
export async function sellingRegions(tx: Transaction, tenantId: string): Promise<Region[]> {
  const rows = await tx
    .selectDistinct({ region: events.region })
    .from(events)
    .where(
      and(
        eq(events.tenantId, tenantId),
        inArray(events.type, EVENT_TYPES.filter(takesPayment)),
        isNull(events.deletedAt),
      ),
    );
  return rows.map(({ region }) => region);
}

/** Verifies a client; false when it was verified already. */
export async function markVerified(tx: Transaction, tenantId: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(tenants)
    .set({ verifiedAt: at })
    .where(and(eq(tenants.id, tenantId), isNull(tenants.verifiedAt)))
    .returning({ id: tenants.id });
  return marked.length === 1;
}

/** The current slugs of a client's events. */
export async function listSlugs(tx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: slugDirectory.slug })
    .from(slugDirectory)
    .where(and(eq(slugDirectory.tenantId, tenantId), isNull(slugDirectory.renamedTo)));
  return rows.map(({ slug }) => slug);
}
