/** @jest-environment node */
import { register } from '@/lib/modules/tenants/contract/register';
import { registerHandler } from '@/lib/modules/tenants/api/register';
import { userHandler } from '@/lib/modules/accounts/api/user';
import { readOnboardingHandler } from '@/lib/modules/shop-platform/api/shop-platform';
import { SIGN_UP_ROUTES, trackingSource } from '@/lib/modules/shop-platform/rules/sign-up-routes';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const PASSWORD = 'kanelsnurrer og kaffe';

let world: AccountWorld;
let strangers = 0;
beforeAll(async () => {
  world = await startAccountWorld([registerHandler, userHandler, readOnboardingHandler]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deliver();
  await world.asOwner('delete from rate_limits');
});

function form(change: object = {}) {
  strangers += 1;
  const email = `merchant${strangers}@prairie.example`;
  return {
    company: 'Prairie Mugs',
    name: 'Ada Fern',
    password: PASSWORD,
    region: 'US',
    lang: 'en',
    email,
    ...change,
  };
}
const post = (body: unknown) => world.post('/api/register', body);

async function tokenOf(email: string): Promise<string> {
  const { json } = await world.post('/api/login', { email, password: PASSWORD });
  return 'token' in json && typeof json.token === 'string' ? json.token : '';
}
async function get<T>(path: string, token: string): Promise<T> {
  return (await world.ask(path, { headers: { authorization: `Bearer ${token}` } })).json as unknown as T;
}
const who = (token: string) =>
  get<{ tenant_id: string; shopify_user: boolean; role: string }>('/api/user', token);
const onboardings = () => world.sql('select tenant_id from shop_onboarding');

describe('a merchant of a shop platform signs up (S2.1-45, S2.1-46)', () => {
  test.each(SIGN_UP_ROUTES)('by %s: the source is kept and the first step is complete', async (route) => {
    const body = form({ registrationRoute: route, shopifyUrl: ' Prairie-Mugs.MyShopify.com' });
    check(register, await post(body));
    const [mail] = await world.deliver();
    expect([mail?.to, mail?.read.subject]).toEqual([
      [body.email],
      'Confirm your email address for Merchloom',
    ]);
    const token = await tokenOf(body.email);
    const user = await who(token);
    expect(user).toMatchObject({ shopify_user: true, role: 'admin' });
    const { data } = await get<{ data: object }>(`/api/${user.tenant_id}/events/shopify?shopify=1`, token);
    expect(data).toEqual({
      paymentRegion: 'US',
      steps: [
        { name: 'sign_up', complete: true },
        { name: 'install_app', complete: false },
        { name: 'become_customer', complete: false },
        { name: 'connect_payment', complete: false },
      ],
      registrationRoute: route,
      shopifyUrl: 'prairie-mugs.myshopify.com',
      stepsCompleted: false,
    });
    const source = trackingSource(route);
    const stored = await world.sql(
      `select o.registration_route, o.tracking_source, t.shop_platform, t.currency
         from shop_onboarding o join tenants t on t.id = o.tenant_id where t.id = $1`,
      [user.tenant_id],
    );
    expect(stored).toEqual([
      { registration_route: route, tracking_source: source, shop_platform: true, currency: 'USD' },
    ]);
    const log = await world.sql<{ data: object }>(
      `select data from audit_log where tenant_id = $1 and action = 'new_tenant.requires_verification'`,
      [user.tenant_id],
    );
    expect(log).toEqual([
      { data: expect.objectContaining({ registrationRoute: route, trackingSource: source }) },
    ]);
  });

  test('sent three times at once, it is one account with one onboarding', async () => {
    const before = await onboardings();
    const body = form({ registrationRoute: '/shopify/spoke', shopifyUrl: '' });
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await onboardings()).toHaveLength(before.length + 1);
    expect(await world.deliver()).toHaveLength(1);
  });

  test('an address that has an account leaves no onboarding behind', async () => {
    const before = await onboardings();
    const known = form({ email: 'admin@fjord-fern.example', registrationRoute: '/shopify/tsas' });
    expect((await post(known)).status).toBe(200);
    expect(await onboardings()).toHaveLength(before.length);
  });

  test('whoever signs up elsewhere has no onboarding, whatever shop they name', async () => {
    const before = await onboardings();
    const body = form({ shopifyUrl: 'a.myshopify.com', trackingSource: 'spoke' });
    expect((await post(body)).status).toBe(200);
    expect(await onboardings()).toHaveLength(before.length);
    expect(await who(await tokenOf(body.email))).toMatchObject({ shopify_user: false });
  });

  test('the source is the page’s: another one that the browser names changes nothing', async () => {
    const body = form({ registrationRoute: '/shopify/signup', trackingSource: 'tsas' });
    await post(body);
    const { tenant_id: tenant } = await who(await tokenOf(body.email));
    const stored = await world.sql(`select tracking_source from shop_onboarding where tenant_id = $1`, [
      tenant,
    ]);
    expect(stored).toEqual([{ tracking_source: 'shopify' }]);
  });

  test.each([
    [{ registrationRoute: '/shopify/else' }, 'registrationRoute', 'invalid'],
    [{ registrationRoute: 'https://evil.test' }, 'registrationRoute', 'invalid'],
    [{ shopifyUrl: 'https://a.myshopify.com' }, 'shopifyUrl', 'invalid_shop_address'],
    [{ shopifyUrl: 'a.myshopify.com.evil.test' }, 'shopifyUrl', 'invalid_shop_address'],
  ])('%j is refused at its field', async (change, field, code) => {
    const { status, json } = await post(form({ registrationRoute: '/shopify/signup', ...change }));
    expect([status, json.codes?.[field]]).toEqual([422, [code]]);
  });
});
