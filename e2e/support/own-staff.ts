import pg from 'pg';

const COPY = `insert into users select copy.* from users u,
  jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $2::text, 'name', $3::text)) copy
  where u.email = 'super@merchloom.example'`;

/**
 * One of the staff whom one test alone uses, with the rights of an administrator and the password of every demo person: a person
 * has one client open at a time, so a test that opens one would close another’s.
 */
export async function createStaff(name: string): Promise<{ email: string; name: string }> {
  const mark = Math.random().toString(36).slice(2, 10);
  const made = { email: `staff-${mark}@merchloom.example`, name: `${name} ${mark}` };
  const db = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
  try {
    await db.query(COPY, [`usr_${mark}`, made.email, made.name]);
  } finally {
    await db.end();
  }
  return made;
}
