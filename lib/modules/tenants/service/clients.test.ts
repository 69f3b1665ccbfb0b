/** @jest-environment node */
import { listClients, type ClientPage } from '@/lib/modules/tenants/contract/list-clients';
import { verifyClient } from '@/lib/modules/tenants/contract/verify-client';
import { readAccountStatusHandler } from '@/lib/modules/tenants/api/read-account-status';
import { registerHandler } from '@/lib/modules/tenants/api/register';
import { verifyEmailHandler } from '@/lib/modules/accounts/api/verify-email';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';
import { listClientsHandler, verifyClientHandler } from '@/lib/modules/tenants/api/clients';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const MANAGER = 'accounts@merchloom.example';
const CARE = 'care@merchloom.example';
const ISLA = 'admin@fjord-fern.example';

let world: AccountWorld;
let strangers = 0;
beforeAll(async () => {
  world = await startAccountWorld([
    ...[listClientsHandler, verifyClientHandler, readAccountStatusHandler],
    ...[registerHandler, verifyEmailHandler],
  ]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

async function list(query: Record<string, string> = {}, person = SUPER): Promise<ClientPage> {
  const answer = await world.get(`/api/clients?${new URLSearchParams(query)}`, person);
  check(listClients, answer);
  return answer.json.data as unknown as ClientPage;
}

/** Registers a new company. */
async function newcomer(confirmed: boolean, domain = 'comer.example') {
  strangers += 1;
  const [company, email] = [`Newcomer 100% No_${strangers}`, `new${strangers}@${domain}`];
  const body = { company, name: 'Nova Ray', email, password: 'kanelsnurrer og kaffe', region: 'EU' };
  await world.post('/api/register', body);
  await world.deliver();
  if (confirmed) await world.post('/api/verify-email', { token: world.tokenFor(email, 'verify-email') });
  const { clients } = await list({ search: email });
  return { id: clients[0]?.id ?? '', company, email };
}
const verify = (id: string, name: string, person = MANAGER) =>
  world.post(`/api/clients/${id}/verify`, { name }, person);
const verifications = (id: string) =>
  world.sql("select actor_user_id from audit_log where tenant_id = $1 and action = 'tenant.verified'", [id]);

describe('the clients (S2.2, D2, D28-1)', () => {
  test('each with its admin, the newest first; found by company, person or address, and by status', async () => {
    const other = await newcomer(false, 'bücher.example');
    const { id, email } = await newcomer(false);
    const all = await list();
    expect(all.clients[0]).toMatchObject({ id, status: 'waiting', stores: 0, verified_at: null });
    expect(all.clients[0]?.admin).toEqual({ name: 'Nova Ray', email, email_verified: false });
    const ids = async (query: Record<string, string>) => (await list(query)).clients.map((one) => one.id);
    expect(await ids({ search: 'fjord' })).toEqual(['ten_fjord']);
    expect(await ids({ search: 'SANNE' })).toEqual(['ten_lumen']);
    expect(await ids({ search: '100% no_' })).toContain(id);
    expect(await ids({ search: '%' })).not.toContain('ten_fjord');
    expect(await ids({ status: 'waiting' })).not.toContain('ten_fjord');
    expect(await ids({ status: 'verified' })).not.toContain(id);
    expect(await ids({ search: 'nobody at all' })).toEqual([]);
    expect(await ids({ search: '@Bücher.example' })).toEqual([other.id]);
  });

  test('pages of any size hold each once, in either order', async () => {
    for (const sort of ['-created_at', 'created_at']) {
      const whole = (await list({ sort })).clients.map(({ id }) => id);
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: ClientPage = await list({ sort, limit: '2', ...(cursor ? { cursor } : {}) });
        paged.push(...page.clients.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect(paged).toEqual(whole);
    }
    const [newest] = (await list({ limit: '1' })).clients;
    const oldest = (await list({ sort: 'created_at' })).clients.at(-1);
    expect(newest?.id).toBe(oldest?.id);
  });

  test.each(['?cursor=nonsense', '?status=open', '?limit=0', '?sort=name'])(
    '%s is refused',
    async (query) => {
      expect((await world.get(`/api/clients${query}`, SUPER)).status).toBe(422);
    },
  );

  test('is for staff alone', async () => {
    const status = async (person?: string) => (await world.get('/api/clients', person)).status;
    expect([await status(), await status(ISLA), await status(CARE)]).toEqual([401, 404, 200]);
  });
});

describe('verifying a client (S3.9, D3-6)', () => {
  test('by its name, once, by whom; its admin hears it by mail', async () => {
    const { id, company, email } = await newcomer(true);
    const wrong = await verify(id, 'Another company');
    expect([wrong.status, wrong.json.codes]).toEqual([422, { name: ['invalid'] }]);
    const answers = await Promise.all([verify(id, company), verify(id, company, SUPER)]);
    for (const answer of answers) check(verifyClient, answer);
    const again = await verify(id, company);
    expect(again.status).toBe(200);
    expect(await verifications(id)).toHaveLength(1);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(email));
    expect(mails.map(({ read }) => read.subject)).toEqual(['Merchloom: your company is verified']);
    expect((await list({ search: email })).clients[0]).toMatchObject({ status: 'verified' });
  });

  test('not before its admin has confirmed the address', async () => {
    const { id, company } = await newcomer(false);
    const answer = await verify(id, company);
    expect([answer.status, answer.json.code]).toEqual([409, 'email_unverified']);
    expect(await verifications(id)).toEqual([]);
  });

  test('its stores’ pages are made anew', async () => {
    await world.sql("update tenants set verified_at = null where id = 'ten_fjord'");
    expect((await verify('ten_fjord', 'Fjord & Fern Coffee')).status).toBe(200);
    const jobs = await world.asOwner<{ slug: string }>(
      `select payload ->> 'slug' as slug from graphile_worker._private_jobs where payload ->> 'slug' is not null order by 1`,
    );
    const slugs = jobs.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['fjord-fern', 'fjord-fern-summer']));
  });

  test('by staff who may, and of a client that there is', async () => {
    expect((await verify('ten_fjord', 'Fjord & Fern Coffee', CARE)).status).toBe(403);
    expect((await verify('ten_fjord', 'Fjord & Fern Coffee', ISLA)).status).toBe(404);
    expect((await verify('ten_nobody', 'Nobody')).status).toBe(404);
  });

  test('its own people are told how it stands', async () => {
    const standing = async () =>
      (await world.get('/api/ten_lumen/standing', 'admin@lumen-robotics.example')).json.data;
    // Its Products event takes payments, and these demo data have no account at the provider.
    const unpaid = { name: 'Lumen Robotics', region: 'EU', paid_regions: [], lock_reason: null };
    expect(await standing()).toEqual({ verified: true, ...unpaid, open_steps: ['payouts'] });
    await world.sql("update tenants set verified_at = null where id = 'ten_lumen'");
    expect(await standing()).toEqual({ verified: false, ...unpaid, open_steps: ['verification', 'payouts'] });
    await world.sql(
      "update events set type = 'Promo' where tenant_id = 'ten_lumen' and type in ('Store', 'Products')",
    );
    expect(await standing()).toMatchObject({ open_steps: ['verification'] });
    expect((await world.get('/api/ten_lumen/standing', ISLA)).status).toBe(404);
  });
});
