// `npm run seed`: fills an empty database with the demo data (docs/demo.md); refuses any other.
import pg from 'pg';
import { now } from '@/lib/kernel/clock';
import { fileStore } from '@/lib/files/store';
import { demoPictures } from '../seed/pictures/demo-pictures';
import { layPictures } from '../seed/pictures/lay-pictures';
import { catalogue } from '../seed/products/rows';
import { runScript } from './run-script';
import { seedDemo } from './seed';

type SeedState = 'empty' | 'interrupted' | 'in use';

interface SizedTable {
  name: string;
  used: boolean;
}

/**
 * The app's tables, and whether they were ever written to. Reads table sizes, because row-level security hides rows.
 */
async function appTables(client: pg.Client): Promise<SizedTable[]> {
  const { rows } = await client.query<SizedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_relation_size(c.oid) > 0 as used
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'`,
  );
  return rows;
}

async function seedState(client: pg.Client, tables: SizedTable[]): Promise<SeedState> {
  const { rows } = await client.query<{ finished: boolean }>(
    'select finished_at is not null as finished from merchloom_meta.seeding',
  );
  const [marker] = rows;
  if (marker) return marker.finished ? 'in use' : 'interrupted';
  const tenants = tables.find((table) => table.name === 'public.tenants');
  return tenants?.used ? 'in use' : 'empty';
}

/** Only an interrupted seeding has written here, so its rows may be deleted. */
async function emptyAgain(client: pg.Client, tables: SizedTable[]): Promise<void> {
  const { rows } = await client.query<{ kept_tables: string[] }>(
    'select kept_tables from merchloom_meta.seeding',
  );
  const kept = new Set(rows[0]?.kept_tables ?? []);
  const names = tables.map((table) => table.name).filter((name) => !kept.has(name));
  await client.query('begin');
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  await client.query('delete from merchloom_meta.seeding');
  await client.query('commit');
}

/** Seeds the database of this owner's URL if it is empty, with the pictures of `folder`; returns whether it did. */
async function seedOnce(ownerUrl: string, folder: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'merchloom seed' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7310551903)');
    const tables = await appTables(client);
    const state = await seedState(client, tables);
    if (state === 'in use') return false;
    if (state === 'interrupted') await emptyAgain(client, tables);
    const used = state === 'empty' ? tables.filter((table) => table.used).map((table) => table.name) : [];
    await client.query('insert into merchloom_meta.seeding (kept_tables) values ($1)', [used]);
    await seedDemo(ownerUrl);
    const pictures = demoPictures(catalogue(now()));
    if (folder) await layPictures(client, { folder, store: fileStore(), pictures });
    await client.query('update merchloom_meta.seeding set finished_at = now()');
    return true;
  } finally {
    await client.end();
  }
}

runScript(async (env) => {
  const ownerUrl = env.MIGRATE_DATABASE_URL || env.DATABASE_URL;
  if (!ownerUrl) throw new Error('DATABASE_URL is not set');
  return { seeded: await seedOnce(ownerUrl, env.DEMO_PICTURES) };
});
