/** @jest-environment node */
import { approvalToken } from '@/lib/modules/events/service/approval-token';
import { MOST_OPEN } from '@/lib/modules/storefront/service/approvals/create-approval';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { admin, ADMIN, approvalCalls, CHANGES, tokenOf } from '@/scripts/test/approvals';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(120_000);

let world: DemoWorld;
let calls: ReturnType<typeof approvalCalls>;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  calls = approvalCalls(world);
  await openFor(world, 'super@merchloom.example', 'ten_fjord');
});
afterAll(() => world.close());

describe('what is refused', () => {
  test.each([
    ['service@fjord-fern.example', 403],
    ['care@merchloom.example', 403],
    ['admin@lumen-robotics.example', 404],
    [undefined, 401],
  ])('%s neither makes, sees nor ends a link', async (person, status) => {
    const made = await calls.make();
    const path = `${admin('fjord-fern')}/approvals`;
    expect((await world.post(path, { version: made.version }, person)).status).toBe(status);
    expect((await world.get(path, person)).status).toBe(status);
    expect((await calls.revoke(made.id, person ?? '')).status).toBe(status);
    expect((await calls.look(tokenOf(made))).status).toBe(200);
    await calls.revoke(made.id);
  });

  test('a link of another store or tenant is a 404 to whoever tries', async () => {
    const made = await calls.make();
    expect(
      (await calls.revoke(made.id, 'admin@lumen-robotics.example', 'ten_lumen', 'lumen-summit')).status,
    ).toBe(404);
    expect((await calls.revoke(made.id, ADMIN, 'ten_fjord', 'fjord-fern-summer')).status).toBe(404);
    const token = tokenOf(made);
    const wrong = [
      token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      `${token}A`,
      token.slice(0, -1),
      approvalToken({ tenantId: 'ten_fjord', approvalId: 'apl_nowhere' }),
      approvalToken({ tenantId: 'ten_lumen', approvalId: made.id }),
    ];
    for (const one of wrong) {
      expect((await calls.look(one)).status).toBe(404);
      expect((await calls.answer(one, CHANGES)).status).toBe(404);
    }
    for (const slug of ['fjord-fern-summer', 'lumen-summit', 'nowhere']) {
      expect((await calls.look(token, slug)).status).toBe(404);
      expect((await calls.answer(token, CHANGES, slug)).status).toBe(404);
    }
    await calls.revoke(made.id);
  });

  test('not for a version that somebody has saved over, and not for the 21st open link', async () => {
    const version = await calls.versionOf();
    const path = `${admin('fjord-fern')}/approvals`;
    expect((await world.post(path, { version: version + 1 }, ADMIN)).json.code).toBe('conflict');
    expect((await world.post(path, { version, days: 8 }, ADMIN)).status).toBe(422);
    for (const { id } of await calls.list()) await calls.revoke(id);
    for (let index = 0; index < MOST_OPEN; index += 1) await calls.make();
    expect((await world.post(path, { version }, ADMIN)).json.code).toBe('too_many');
  });
});
