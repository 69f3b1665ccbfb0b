import pg from 'pg';

export interface TableFacts {
  name: string;
  rowSecurity: boolean;
  forced: boolean;
  columns: { name: string; type: string; notNull: boolean }[];
  policies: PolicyFacts[];
  /** Columns of each primary key, unique constraint and unique index, in order. */
  uniqueKeys: string[][];
  foreignKeys: { to: string; columns: string[]; targets: string[] }[];
  /** `role: privilege` on whole tables. */
  grants: string[];
  /** `column role: privilege` on single columns. */
  columnGrants: string[];
}

interface PolicyFacts {
  name: string;
  roles: string[];
  /** `*` for all, else r, a, w or d. */
  command: string;
  permissive: boolean;
  using: string | null;
  check: string | null;
}

interface FunctionFacts {
  name: string;
  definer: boolean;
  settings: string[] | null;
  publicMayCall: boolean;
}

interface RoleFacts {
  name: string;
  superuser: boolean;
  bypass: boolean;
  createRole: boolean;
  createDatabase: boolean;
  inherits: boolean;
  canLogin: boolean;
  owns: number;
  schemas: string[];
}

/** The schema as Postgres's catalogue describes it after the migrations. */
export interface PgCatalogue {
  tables: TableFacts[];
  /** Views, materialised views and foreign tables of the app's schema. */
  views: string[];
  functions: FunctionFacts[];
  roles: RoleFacts[];
}

const TABLES = `
  select c.relname as name, c.relrowsecurity as "rowSecurity", c.relforcerowsecurity as forced,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
       'notNull', a.attnotnull) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(jsonb_agg(jsonb_build_object('name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
       'roles', (select jsonb_agg(case r when 0 then 'public' else r::regrole::text end) from unnest(p.polroles) r),
       'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid))), '[]')
     from pg_policy p where p.polrelid = c.oid) as policies,
    (select coalesce(jsonb_agg((select jsonb_agg(a.attname order by k.place)
       from unnest(i.indkey::smallint[]) with ordinality k (number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)), '[]')
     from pg_index i where i.indrelid = c.oid and i.indisunique) as "uniqueKeys",
    (select coalesce(jsonb_agg(jsonb_build_object('to', f.confrelid::regclass::text,
       'columns', (select jsonb_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (number, place)
         join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
       'targets', (select jsonb_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (number, place)
         join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number))), '[]')
     from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys",
    (select coalesce(jsonb_agg((case g.grantee when 0 then 'public' else g.grantee::regrole::text end) || ': ' ||
       lower(g.privilege_type)), '[]')
     from aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) g where g.grantee <> c.relowner) as grants,
    (select coalesce(jsonb_agg(a.attname || ' ' || g.grantee::regrole::text || ': ' || lower(g.privilege_type)), '[]')
     from pg_attribute a, aclexplode(a.attacl) g where a.attrelid = c.oid) as "columnGrants"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`;

const FUNCTIONS = `
  select p.proname as name, p.prosecdef as definer, p.proconfig as settings,
    exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
      where g.grantee = 0 and g.privilege_type = 'EXECUTE') as "publicMayCall"
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname`;

const ROLES = `
  select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypass, r.rolcreaterole as "createRole",
    r.rolcreatedb as "createDatabase", r.rolinherit as inherits, r.rolcanlogin as "canLogin",
    ((select count(*) from pg_class c where c.relowner = r.oid)
      + (select count(*) from pg_proc p where p.proowner = r.oid)
      + (select count(*) from pg_namespace n where n.nspowner = r.oid)
      + (select count(*) from pg_database d where d.datdba = r.oid and d.datname = current_database()))::integer as owns,
    (select coalesce(jsonb_agg(n.nspname || ': ' || lower(g.privilege_type) order by n.nspname), '[]')
     from pg_namespace n, aclexplode(n.nspacl) g where g.grantee = r.oid) as schemas
  from pg_roles r where r.rolname like 'merchloom\\_%' and r.rolname <> 'merchloom_owner' order by r.rolname`;

/** Reads the catalogue of the database at this URL. */
export async function readCatalogue(url: string): Promise<PgCatalogue> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<TableFacts>(TABLES);
    const { rows: functions } = await client.query<FunctionFacts>(FUNCTIONS);
    const { rows: roles } = await client.query<RoleFacts>(ROLES);
    const { rows: views } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f')`,
    );
    return { tables, functions, roles, views: views.map((view) => view.name) };
  } finally {
    await client.end();
  }
}
