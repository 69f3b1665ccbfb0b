/** @jest-environment node */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { DEFINERS, EXTRA_POLICIES } from '@/scripts/test/ways-around';
import { SCHEMAS } from '@/scripts/test/schemas';
import { readCatalogue, type PgCatalogue, type TableFacts } from '@/scripts/test/pg-catalogue';

jest.setTimeout(60_000);

/** The closed list of tables that belong to no tenant, each with its reason. */
const GLOBAL_TABLES: Record<string, string> = {
  slug_directory: 'whose a slug is must be known before a tenant is',
  shop_directory: 'whose a shop is must be known before a tenant is',
  shop_inbox: 'a shop’s message is stored before it is understood',
  shop_install_states: 'a shop platform comes back with the state alone',
  users: 'identities are looked up by e-mail before a tenant is known',
  sessions: 'a token is looked up by its hash before its user is known',
  account_mails: 'a mail about an account is asked for by an address that may belong to nobody',
  closed_clients: 'that a client is closed is asked with its people’s sessions, before a tenant is known',
  client_openings: 'which client staff have open is read with their session, before a tenant is known',
  email_changes: 'a new address of an account is confirmed before its person is logged in',
  two_factor: 'the second factor of a login is read before a tenant is known',
  recovery_codes: 'as the second factor they belong to',
  notice_choices: 'which mails a person gets: people are global',
  kept_notices: 'as the person whose daily mail they wait for',
  two_factor_rules: 'whether a person needs a second factor is read with their session',
  staff_grants: 'what the platform’s own customer service may do belongs to no tenant',
  api_tokens: 'a program’s token is looked up by its hash before a tenant is known',
  user_invitations: 'an invitation is followed before its person has an account',
  site_messages: 'what visitors write to the platform itself, before anything of them is known',
  platform_notices: 'what staff tell the readers of all pages',
  platform_mail_texts: 'what all mails say, those to people without a tenant too',
  font_places: 'the order in which fonts are offered is the same for all clients',
  withdrawn_fonts: 'which fonts are offered is the same for all clients',
  platform_palettes: 'the colours that new stores are offered are the same for all clients',
  platform_shipping: 'what the platform’s delivery costs is the same for all clients',
  platform_switches: 'what is turned off for all, sign-up among it, before a tenant is',
  temporary_stores: 'a store is built before there is a tenant; it belongs to who holds its token',
  rate_limits: 'attempts are counted before anybody is known',
  provider_accounts: 'a webhook names the account before a tenant is known',
  provider_events: 'a webhook is stored before it is understood',
  fulfillers: 'the printers the platform works with belong to no tenant',
  fulfiller_connections: 'as the printer that is reached there',
  fulfiller_lines: 'whether a printer answers is the same for the orders of all clients',
  fulfiller_blanks: 'as the printer that they are a fact of',
  fulfiller_stock: 'a printer’s pieces are shared by the orders of all clients',
  fulfiller_stock_messages: 'a printer says what it has before any tenant is known',
  fulfiller_stock_said: 'as the message that said it',
  fulfiller_closures: 'as the printer that is closed',
  platform_holidays: 'a country rests on the same days for all clients',
  blanks: 'the garments that the platform can print on belong to no tenant',
  blank_versions: 'as the garment that they are a version of',
  late_notices: 'staff are told of the late orders of all clients together',
  fulfiller_days: 'a printer’s capacity is shared by the orders of all clients',
  routing_settings: 'what the platform decides once for the orders of all clients',
  platform_audit: 'what staff do to no single tenant',
  temporary_uploads: 'who builds a store without an account belongs to no tenant; keyed to that store',
  staff_list_views: 'staff’s saved views are of the lists of all clients',
  staff_list_exports: 'staff’s exports hold rows of all clients',
  staff_bulk_acts: 'staff change rows of several clients at once',
  staff_idempotency_keys: 'staff’s calls over all clients; a key is its person’s',
  audit_unsealed:
    'what waits for its place in the chain of a client or of the platform; the sealer serves all',
  audit_seals: 'the chains of all clients and of the platform, which the sealer alone adds to',
  audit_heads: 'where each of those chains ends',
  statement_series: 'a seller numbers the statements of all clients in one series',
  worker_heartbeats: 'workers serve all tenants; a dead one’s jobs are freed by it',
};

const NARROW = ['merchloom_audit', 'merchloom_directory', 'merchloom_staff', 'merchloom_tenant'];
const COMMANDS = ['r', 'a', 'w', 'd'];

let database: TestDatabase;
let catalogue: PgCatalogue;
beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await readCatalogue(database.ownerUrl);
});
afterAll(() => database.close());

const tenantColumn = (table: string) => (table === 'tenants' ? 'id' : 'tenant_id');
const tenantTables = () => catalogue.tables.filter((table) => !(table.name in GLOBAL_TABLES));

/** `tenant_id = app_tenant()` in Postgres's notation. */
const ownRows = (table: string) => `(${tenantColumn(table)} = app_tenant())`;
const STAFF_ROWS = '(app_staff() IS NOT NULL)';

/** The commands that a role's policies cover, and their conditions. */
function cover(table: TableFacts, role: string, needed: string): string[] {
  const own = table.policies.filter((policy) => policy.roles.includes(role));
  const problems = own.flatMap((policy) => {
    const reads = policy.command !== 'a';
    const writes = policy.command !== 'r' && policy.command !== 'd';
    const wrong = [
      reads && policy.using !== needed ? 'USING' : '',
      writes && policy.check !== needed ? 'WITH CHECK' : '',
      policy.permissive ? '' : 'restrictive',
    ].filter((text) => text !== '');
    return wrong.map((text) => `${table.name}.${policy.name}: ${text}`);
  });
  const covered = new Set(own.flatMap((policy) => (policy.command === '*' ? COMMANDS : [policy.command])));
  const open = COMMANDS.filter((command) => !covered.has(command));
  return [...problems, ...open.map((command) => `${table.name}: ${command} has no policy of ${role}`)];
}

describe('every table is a tenant’s, fully secured, or on the closed list', () => {
  test('the closed list names tables that exist, each with a reason', () => {
    const names = catalogue.tables.map((table) => table.name);
    expect(Object.keys(GLOBAL_TABLES).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(GLOBAL_TABLES).every((reason) => reason.length > 10)).toBe(true);
    expect(tenantTables().length).toBeGreaterThan(15);
  });

  test('row security is on and forced', () => {
    const bare = tenantTables().filter((table) => !table.rowSecurity || !table.forced);
    expect(bare.map((table) => table.name)).toEqual([]);
  });

  test('a tenant column that is never null', () => {
    const without = tenantTables().filter((table) => {
      const column = table.columns.find((one) => one.name === tenantColumn(table.name));
      return !column?.notNull || column.type !== 'text';
    });
    expect(without.map((table) => table.name)).toEqual([]);
  });

  test('policies of tenant and staff cover every command, by their own condition and no other', () => {
    const problems = tenantTables().flatMap((table) => [
      ...cover(table, 'merchloom_tenant', ownRows(table.name)),
      ...cover(table, 'merchloom_staff', STAFF_ROWS),
    ]);
    expect(problems).toEqual([]);
  });

  test('any further policy is on its list', () => {
    const further = tenantTables().flatMap((table) =>
      table.policies
        .filter(
          (policy) => !policy.roles.every((role) => ['merchloom_tenant', 'merchloom_staff'].includes(role)),
        )
        .map((policy) => `${table.name}.${policy.name}`),
    );
    expect(further.sort()).toEqual(Object.keys(EXTRA_POLICIES).sort());
  });

  test('keys are unique within a tenant: each begins with its column', () => {
    const wide = tenantTables().flatMap((table) =>
      table.uniqueKeys
        .filter(([first]) => first !== tenantColumn(table.name))
        .map((key) => `${table.name} (${key.join(', ')})`),
    );
    expect(wide).toEqual([]);
  });

  test('what points to a tenant’s row points within the tenant', () => {
    const secured = new Set(tenantTables().map((table) => table.name));
    const loose = tenantTables().flatMap((table) =>
      table.foreignKeys
        .filter((key) => secured.has(key.to))
        .filter((key) => {
          const place = key.columns.indexOf(tenantColumn(table.name));
          return place === -1 || key.targets[place] !== tenantColumn(key.to);
        })
        .map((key) => `${table.name} (${key.columns.join(', ')}) → ${key.to}`),
    );
    expect(loose).toEqual([]);
  });

  test('a column named after a tenant’s table has a foreign key, or says why not', () => {
    const LOOSE: Record<string, string> = {
      'card_customers.customer_id': 'the provider’s id of the client, no row of ours',
      'claim_keys.event_id': 'its order’s key holds it; one look-up per key fewer on the claim’s hot path',
      'credit_reservations.event_id':
        'its event’s budget has the key; no look-up more on the claim’s hot path',
      'credit_reservations.order_id': 'a Bulk order holds the reservation of many orders, and is none itself',
      'ledger_rows.event_id': 'books outlive what they speak of',
      'ledger_rows.order_id': 'the same',
      'event_product_counts.event_id': 'the entry behind the row has the key',
      'order_figures.event_id':
        'the order behind the row has the key; no look-up more on the claim’s hot path',
      'order_stages.event_id': 'the same',
      'order_parts.event_id': 'the same',
      'order_waits.event_id': 'the order, which the row goes with, has the key',
      'store_configuration_versions.colour_set_id':
        'the version keeps the colours by value, and its set may be deleted',
      'store_configuration_versions.font_set_id':
        'the version keeps the fonts by value, and its set may be deleted',
      'customers.open_order_id': 'the two would point at each other; the order’s own key holds the customer',
    };
    const targets: Record<string, string> = {
      event_id: 'events',
      product_id: 'products',
      order_id: 'orders',
      variant_id: 'variants',
      customer_id: 'customers',
      voucher_id: 'vouchers',
      promo_code_id: 'promo_codes',
      file_id: 'files',
      colour_set_id: 'colour_sets',
      font_set_id: 'font_sets',
      open_order_id: 'orders',
    };
    const loose = tenantTables().flatMap((table) =>
      table.columns
        .filter(({ name }) => name in targets)
        .filter(({ name }) => !table.foreignKeys.some((key) => key.columns.includes(name)))
        .map(({ name }) => `${table.name}.${name}`),
    );
    expect(loose.sort()).toEqual(Object.keys(LOOSE).sort());
  });
});

describe('the app’s roles', () => {
  test('own nothing, bypass nothing and make nothing', () => {
    const app = catalogue.roles.filter(
      (role) => NARROW.includes(role.name) || role.name === 'merchloom_login',
    );
    expect(app.map((role) => role.name)).toEqual(expect.arrayContaining(NARROW));
    for (const role of app) {
      expect(role).toMatchObject({
        superuser: false,
        bypass: false,
        createRole: false,
        createDatabase: false,
        owns: 0,
        inherits: false,
        canLogin: role.name === 'merchloom_login',
      });
    }
  });

  test('reach the app’s schema to use it, never to change it, and no schema of the queue', () => {
    const schemas = Object.fromEntries(catalogue.roles.map((role) => [role.name, role.schemas]));
    expect(schemas).toMatchObject({
      merchloom_audit: ['public: usage'],
      merchloom_tenant: ['public: usage'],
      merchloom_staff: ['public: usage'],
      merchloom_directory: ['merchloom_meta: usage', 'public: usage'],
      merchloom_login: [],
    });
  });

  test('nobody reaches a table by being anybody', () => {
    const open = catalogue.tables.flatMap((table) =>
      table.grants.filter((grant) => grant.startsWith('public:')).map((grant) => `${table.name} ${grant}`),
    );
    expect(open).toEqual([]);
  });

  test('before a tenant is known no tenant’s table is reached as a whole', () => {
    const reached = tenantTables().filter((table) =>
      table.grants.some((grant) => grant.startsWith('merchloom_directory:')),
    );
    expect(reached.map((table) => table.name)).toEqual([]);
  });

  test('nor any column but those by which the reconciler finds what is overdue, and those that an order takes of its printer', () => {
    const columns = catalogue.tables.flatMap((table) =>
      table.columnGrants.map((grant) => `${table.name}.${grant}`),
    );
    expect(columns.sort()).toEqual([
      'fulfiller_days.items merchloom_tenant: update',
      'fulfiller_stock.pieces merchloom_tenant: update',
      ...['look_at', 'order_id', 'state', 'tenant_id'].map(
        (column) => `payment_intents.${column} merchloom_directory: select`,
      ),
    ]);
  });

  test.each(['audit_log', 'ledger_rows', 'statements', 'statement_items', 'statement_files'])(
    '%s is only ever added to',
    (name) => {
      const books = catalogue.tables.find((table) => table.name === name);
      expect(books?.grants).toContain('merchloom_tenant: insert');
      expect(books?.grants.filter((grant) => /update|delete|truncate/.test(grant))).toEqual([]);
    },
  );

  test('no secret of a person is reached under a tenant or by staff', () => {
    const names = ['users', 'sessions', 'account_mails', 'api_tokens', 'temporary_stores', 'site_messages'];
    const grants = catalogue.tables.filter(({ name }) => names.includes(name)).flatMap((one) => one.grants);
    const secret = grants.filter((grant) => !grant.startsWith('merchloom_directory:'));
    expect(secret).toEqual([]);
  });
});

describe('ways around the policies', () => {
  test('there is no view', () => {
    expect(catalogue.views).toEqual([]);
  });

  test('functions that run as their owner are listed, look nothing up by path, and are not everybody’s', () => {
    const definers = catalogue.functions.filter((one) => one.definer);
    expect(definers.map((one) => one.name).sort()).toEqual(Object.keys(DEFINERS).sort());
    for (const one of definers) {
      expect(one).toMatchObject({ settings: ['search_path=""'], publicMayCall: false });
    }
  });
});

describe('the drizzle schema', () => {
  const described = SCHEMAS.flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table));

  test('describes every table, and no other', () => {
    expect(described.map((table) => table.name).sort()).toEqual(
      catalogue.tables.map((table) => table.name).sort(),
    );
  });

  test('with its columns, their types and whether they may be null', () => {
    for (const table of catalogue.tables) {
      const columns = described.find((one) => one.name === table.name)?.columns ?? [];
      const ours = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull || column.primary,
      }));
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      expect([table.name, [...ours].sort(byName)]).toEqual([table.name, [...table.columns].sort(byName)]);
    }
  });
});
