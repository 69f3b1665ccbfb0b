/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { joinHandlers } from '@/lib/modules/accounts/api/join';
import {
  createClientHandler,
  inviteAdminHandler,
  listClientsHandler,
  verifyClientHandler,
} from '@/lib/modules/tenants/api/clients';
import { createClient } from '@/lib/modules/tenants/contract/create-client';
import { inviteAdmin } from '@/lib/modules/tenants/contract/invite-admin';
import { check } from '@/scripts/test/demo-world';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [SUPER, MANAGER, CARE] = [
  'super@merchloom.example',
  'accounts@merchloom.example',
  'care@merchloom.example',
];
const DAY_MS = 86_400_000;

let world: PeopleWorld;
let undo: (() => void) | undefined;
let companies = 0;
beforeAll(async () => {
  world = await startPeopleWorld([
    ...joinHandlers,
    ...[createClientHandler, inviteAdminHandler, listClientsHandler, verifyClientHandler],
  ]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));
afterEach(() => undo?.());

function form(change: object = {}) {
  companies += 1;
  return {
    name: `Quay Rowers ${companies}`,
    region: 'EU',
    admin_name: 'Rowan Hale',
    admin_email: `rowan${companies}@quay-rowers.example`,
    lang: 'de',
    note: 'Willkommen an Bord.',
    ...change,
  };
}
const create = (body: object, person = MANAGER) => world.post('/api/clients', body, person);
const created = async (body: object) => {
  const answer = await create(body);
  check(createClient, answer);
  return String((answer.json.data as Record<string, unknown>)['id']);
};
const counts = async () => {
  const [tenants] = await world.sql<{ n: string }>('select count(*) as n from tenants');
  const [invited] = await world.asOwner<{ n: string }>('select count(*) as n from user_invitations');
  return [tenants?.n, invited?.n];
};
const codes = (answer: { json: unknown }) => (answer.json as { codes?: object }).codes;

describe('a client that staff open (S2.2-191, D43-6)', () => {
  test('waits for verification, in its region’s currency, with what is known of the company', async () => {
    const body = form({
      legal_name: 'Quay Rowers GmbH',
      address: ' Kai 4 \n\n20457 Hamburg ',
      vat_number: 'de 136 695 976',
    });
    const id = await created(body);
    expect(id).toMatch(/^ten_quay_rowers_1_[a-z0-9]+$/);
    const [tenant] = await world.sql(
      'select name, region, currency, verified_at, company_details from tenants where id = $1',
      [id],
    );
    expect(tenant).toEqual({
      name: body.name,
      region: 'EU',
      currency: 'EUR',
      verified_at: null,
      company_details: {
        legal_name: 'Quay Rowers GmbH',
        address: 'Kai 4\n20457 Hamburg',
        company_number: '',
        vat_number: 'DE136695976',
        email: body.admin_email,
      },
    });
    const log = await world.sql<{ action: string; actor: string }>(
      'select action, actor from audit_log where tenant_id = $1 order by at, id',
      [id],
    );
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'new_tenant.requires_verification',
      'user.invited',
    ]);
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['staff']));
  });

  test('its first admin follows the mailed link once, within seven days, and staff can verify then', async () => {
    await world.deliver();
    const body = form();
    const id = await created(body);
    const [mail] = await world.deliver();
    expect(mail?.to).toEqual([body.admin_email]);
    expect(mail?.read.text).toContain(body.note);
    const token = world.joinToken(body.admin_email);
    const read = await world.post('/api/join/read', { token });
    expect(read.json.data ?? read.json).toMatchObject({
      company: body.name,
      name: 'Rowan Hale',
      role: 'admin',
    });
    const verify = () => world.post(`/api/clients/${id}/verify`, { name: body.name }, SUPER);
    expect((await verify()).json).toMatchObject({ code: 'email_unverified' });
    const join = { token, name: 'Rowan Hale', password: 'kanelsnurrer og kaffe' };
    expect((await world.post('/api/join', join)).status).toBe(200);
    expect((await world.post('/api/join', join)).status).toBe(410);
    const [admin] = await world.asOwner(
      'select tenant_id, role from users where email = $1'.replace('$1', `'${body.admin_email}'`),
    );
    expect(admin).toEqual({ tenant_id: id, role: 'admin' });
    expect((await verify()).status).toBe(200);
  });

  test('an invitation is dead after seven days', async () => {
    const body = form();
    await created(body);
    await world.deliver();
    undo = setClock(() => new Date(Date.now() + 7 * DAY_MS + 1000));
    const read = await world.post('/api/join/read', { token: world.joinToken(body.admin_email) });
    expect(read.status).toBe(410);
  });

  test('every wrong field is named at once, and nothing is written', async () => {
    const before = await counts();
    const answer = await create(
      form({ name: 'FJORD & fern Coffee', admin_email: 'Admin@Fjord-Fern.example', vat_number: 'GB123' }),
    );
    expect(answer.status).toBe(422);
    expect(codes(answer)).toEqual({
      name: ['company_taken'],
      admin_email: ['email_taken'],
      vat_number: ['invalid_vat_number'],
    });
    expect((await create(form({ name: ' ', region: 'MARS' }))).status).toBe(422);
    expect(await counts()).toEqual(before);
  });

  test('two presses at once open one client; a former name is free again', async () => {
    const body = form();
    const [tenants] = await counts();
    const answers = await Promise.all([create(body), create(body), create(body, SUPER)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await counts())[0]).toBe(String(Number(tenants) + 1));
    const [{ id } = { id: '' }] = await world.sql<{ id: string }>('select id from tenants where name = $1', [
      body.name,
    ]);
    await world.sql("update tenants set name = 'Renamed since' where id = $1", [id]);
    const other = await created({ ...body, admin_email: 'other@quay-rowers.example' });
    expect(other).not.toBe(id);
  });

  test('a name without a Latin letter has an id, too', async () => {
    expect(await created(form({ name: '東京クラブ' }))).toMatch(/^ten_[a-z0-9]+$/);
  });

  test('customer service opens none, and a client never', async () => {
    expect((await create(form(), CARE)).status).toBe(403);
    expect((await create(form(), 'admin@fjord-fern.example')).status).toBe(404);
  });
});

describe('an invitation that nobody has followed (S2.2-193, D43-6)', () => {
  const again = (id: string, email: string, person = MANAGER) =>
    world.post(`/api/clients/${id}/invite-admin`, { admin_name: 'Ida Holm', admin_email: email }, person);
  const join = (email: string) =>
    world.post('/api/join', {
      token: world.joinToken(email),
      name: 'Ida Holm',
      password: 'kanelsnurrer og kaffe',
    });

  test('is replaced by one to another address, until somebody has joined', async () => {
    const body = form();
    const id = await created(body);
    await world.deliver();
    const email = `ida${companies}@quay-rowers.example`;
    check(inviteAdmin, await again(id, email));
    await world.deliver();
    expect((await join(body.admin_email)).status).toBe(410);
    expect((await join(email)).status).toBe(200);
    const late = await again(id, 'late@quay-rowers.example');
    expect([late.status, late.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    const log = await world.sql<{ action: string }>(
      "select action from audit_log where tenant_id = $1 and action like 'user.inv%'",
      [id],
    );
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'user.invitation_withdrawn',
      'user.invited',
      'user.invited',
    ]);
  });

  test('goes to no address that has an account, and is no client’s or customer service’s to send', async () => {
    const id = await created(form());
    const taken = await again(id, 'admin@fjord-fern.example');
    expect([taken.status, codes(taken)]).toEqual([422, { admin_email: ['email_taken'] }]);
    expect((await again('ten_nobody', 'x@quay-rowers.example')).status).toBe(404);
    expect((await again(id, 'x@quay-rowers.example', CARE)).status).toBe(403);
    expect((await again(id, 'x@quay-rowers.example', 'admin@fjord-fern.example')).status).toBe(404);
  });
});
