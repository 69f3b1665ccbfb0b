import type pg from 'pg';

/**
 * The role the app logs in as. It owns nothing, inherits nothing, and switches to a restricted role in every
 * transaction.
 */
export interface AppLogin {
  name: string;
  /** If given, a missing role is created with this password; otherwise it must exist. */
  password?: string;
}

const NARROW_ROLES = ['merchloom_tenant', 'merchloom_staff', 'merchloom_directory', 'merchloom_audit'];

/** Error codes that mean that a concurrent migration in the same cluster has created or granted the same role. */
const DONE_ELSEWHERE = new Set(['42710', '23505', 'XX000']);

async function unlessDoneElsewhere(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (!DONE_ELSEWHERE.has(error.code ?? '')) throw error;
  });
}

/** Creates the app's login role if it is missing and a password is given. */
export async function ensureLogin(client: pg.Client, login: AppLogin): Promise<void> {
  if (login.password === undefined) return;
  const found = await client.query('select 1 from pg_roles where rolname = $1', [login.name]);
  if (found.rowCount !== 0) return;
  const name = client.escapeIdentifier(login.name);
  const password = client.escapeLiteral(login.password);
  await unlessDoneElsewhere(
    client.query(`create role ${name} login nosuperuser noinherit nobypassrls password ${password}`),
  );
}

/** Grants the app's login the restricted roles that it does not have yet; the owner has them already. */
export async function grantNarrowRoles(client: pg.Client, login: AppLogin): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles
      where rolname = any($1) and $2 <> current_user
        and exists (select from pg_roles where rolname = $2) and not pg_has_role($2, oid, 'member')`,
    [NARROW_ROLES, login.name],
  );
  for (const { rolname } of rows) {
    const grant = `grant ${client.escapeIdentifier(rolname)} to ${client.escapeIdentifier(login.name)}`;
    await unlessDoneElsewhere(client.query(grant));
  }
}
