import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { mailForms } from '@/lib/kernel/mail-forms';
import { users, type UserRole } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import type { PERSON_STATES, PeopleQuery } from '@/lib/modules/accounts/contract/people';

type State = (typeof PERSON_STATES)[number];

/** The people of a client; null for the platform's own. */
export type Team = string | null;

export interface PersonRow extends Record<string, unknown> {
  id: string;
  state: State;
  name: string;
  email: string;
  role: UserRole;
  twoFactor: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  until: string | null;
  /** `createdAt` with microseconds. */
  place: string;
}

/** For how many days a removed person can be restored. D45. */
export const RESTORABLE_DAYS = 30;

const inTeam = (column: SQL, team: Team) =>
  team === null ? sql`${column} is null` : sql`${column} = ${team}`;

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', ${ISO})`;

/** A `like` pattern that matches a text anywhere. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** People of whose name or address it is a part, whichever way its domain is written. */
const named = (text: string): SQL =>
  sql`(p.name ilike ${anywhere(text)} or p.email ilike any(${sql.param(mailForms(text).map(anywhere))}::text[]))`;

/** Accounts and open invitations of a team as one list. */
const everybody = (team: Team, at: Date) => sql`
  select u.id, u.name, u.email, u.role, u.created_at,
    exists (select from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as two_factor,
    case when u.deleted_at is not null then 'removed' when u.disabled_at is not null then 'disabled' else 'active' end as state,
    (select max(coalesce(s.last_seen_at, s.created_at)) from sessions s where s.user_id = u.id) as last_seen_at,
    u.deleted_at + interval '1 day' * ${RESTORABLE_DAYS} as until
  from users u where ${inTeam(sql`u.tenant_id`, team)} and u.superadmin = ${team === null}
    and (u.deleted_at is null or u.deleted_at > ${at}::timestamptz - interval '1 day' * ${RESTORABLE_DAYS})
  union all
  select i.id, '', i.email, i.role, i.created_at, false,
    case when i.expires_at > ${at}::timestamptz then 'invited' else 'expired' end, null, i.expires_at
  from user_invitations i
  where ${inTeam(sql`i.tenant_id`, team)} and i.accepted_at is null and i.withdrawn_at is null`;

const COLUMNS = sql`p.id, p.state, p.name, p.email, p.role, p.two_factor as "twoFactor", ${iso(sql`p.created_at`)} as "createdAt",
  ${iso(sql`p.last_seen_at`)} as "lastSeenAt", ${iso(sql`p.until`)} as until, ${iso(sql`p.created_at`)} as place`;

/** The role of a person, or of somebody who is invited, by id: what the log calls them. D44-1. Needs a directory transaction. */
export async function roleOf(tx: Transaction, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select role from users where id = ${id} union all select role from user_invitations where id = ${id} limit 1`,
  );
  return rows[0]?.role ?? null;
}

/** One page of a team by age; ties are ordered by id. Needs a directory transaction. */
export async function listPeople(
  tx: Transaction,
  team: Team,
  query: Pick<PeopleQuery, 'search' | 'role' | 'state' | 'sort'>,
  page: { after: { value: string; id: string } | null; limit: number; at: Date },
): Promise<PersonRow[]> {
  const { search, role, state, sort } = query;
  const isUp = sort === 'created_at';
  const order = isUp ? sql`p.created_at asc, p.id asc` : sql`p.created_at desc, p.id desc`;
  const beyond = isUp ? sql`>` : sql`<`;
  const conditions = [
    state ? sql`p.state = ${state}` : sql`p.state <> 'removed'`,
    role ? sql`p.role = ${role}` : sql`true`,
    search ? named(search) : sql`true`,
    page.after
      ? sql`(p.created_at, p.id) ${beyond} (${page.after.value}::timestamptz, ${page.after.id})`
      : sql`true`,
  ];
  const { rows } = await tx.execute<PersonRow>(sql`select ${COLUMNS} from (${everybody(team, page.at)}) p
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${page.limit}`);
  return rows;
}

/** One of a team, as the list shows them; undefined for anybody else. */
export async function findPerson(
  tx: Transaction,
  team: Team,
  id: string,
  at: Date,
): Promise<PersonRow | undefined> {
  const { rows } = await tx.execute<PersonRow>(
    sql`select ${COLUMNS} from (${everybody(team, at)}) p where p.id = ${id}`,
  );
  return rows[0];
}

/**
 * The enabled admins of a team, locked until the transaction's end in one order: of two who take each other's role away at
 * once, the second sees what the first has done. D42-2.
 */
export async function lockAdmins(tx: Transaction, team: Team): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from users
    where ${inTeam(sql`tenant_id`, team)} and superadmin = ${team === null} and role = 'admin' and disabled_at is null
    order by id for update`);
  return rows.map(({ id }) => id);
}

/** Locks an account of a team; undefined for anybody else's. */
export async function lockMember(tx: Transaction, team: Team, id: string) {
  const [found] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      lang: users.lang,
      role: users.role,
      disabledAt: users.disabledAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        team === null ? isNull(users.tenantId) : eq(users.tenantId, team),
        eq(users.superadmin, team === null),
      ),
    )
    .for('update');
  return found;
}
export type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

/** Changes an account's role, or whether it is enabled or removed. */
export async function setMember(
  tx: Transaction,
  id: string,
  change: Partial<Pick<typeof users.$inferInsert, 'role' | 'disabledAt' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Whether an address has an account of a team already, a removed one included: that one can be restored. */
export async function hasMember(tx: Transaction, team: Team, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users
    where email = ${email} and ${inTeam(sql`tenant_id`, team)} and superadmin = ${team === null}`);
  return rows.length > 0;
}

/**
 * Forgets up to `limit` people who were removed before `before`: name, address and password, their second factor, sessions, mails,
 * which notices they chose, and invitations. Their rows stay, since logs name them by id. Returns how many. D42-8, D46.
 */
export async function forgetRemoved(tx: Transaction, before: Date, limit: number): Promise<number> {
  const { rows } = await tx.execute(sql`with due as (
      select id, email from users where deleted_at < ${before}::timestamptz and email not like '%@removed.invalid'
      order by deleted_at limit ${limit} for update skip locked),
    codes as (delete from recovery_codes where user_id in (select id from due)),
    factors as (delete from two_factor where user_id in (select id from due)),
    addresses as (delete from email_changes where user_id in (select id from due)),
    choices as (delete from notice_choices where user_id in (select id from due)),
    notices as (delete from kept_notices where user_id in (select id from due)),
    logins as (delete from sessions where user_id in (select id from due)),
    letters as (delete from account_mails m using due where m.user_id = due.id or m.email = due.email),
    invited as (delete from user_invitations i using due where i.email = due.email)
    update users set name = '', email = users.id || '@removed.invalid', password_hash = ''
    from due where users.id = due.id returning users.id`);
  return rows.length;
}
