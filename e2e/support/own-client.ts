import pg from 'pg';

/** A client that one test alone uses, with nothing in it: a copy of Tidewater Books, in the UK and in pounds. */
export interface OwnClient {
  tenant: string;
  company: string;
  /** Its admin, with the password of every demo person. */
  email: string;
}

// A record's columns are taken by way of `from`: `(f(row)).*` would call f once for each of them.
const TENANT = `insert into tenants select copy.* from tenants t,
  jsonb_populate_record(t, jsonb_build_object('id', $1::text, 'name', $2::text)) copy where t.id = 'ten_tidewater'`;
const ADMIN = `insert into users select copy.* from users u,
  jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $2::text, 'tenant_id', $3::text)) copy
  where u.email = 'admin@tidewater-books.example'`;

/** Makes a client by SQL, with what `fill` adds to it as staff, in one transaction. */
export async function createClient(
  name: string,
  fill: (db: pg.Client, tenant: string, mark: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnClient> {
  const mark = Math.random().toString(36).slice(2, 10);
  const made = { tenant: `ten_own_${mark}`, company: `${name} ${mark}`, email: `admin@own-${mark}.example` };
  const db = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    await db.query(TENANT, [made.tenant, made.company]);
    await fill(db, made.tenant, mark);
    await db.query('reset role');
    await db.query(ADMIN, [`usr_${mark}`, made.email, made.tenant]);
    await db.query('commit');
  } finally {
    await db.end();
  }
  return made;
}
