/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import {
  remindInvitees,
  removeInvitee,
  resendInvitation,
} from '@/lib/modules/size-collection/contract/change-invitee';
import { invitePeople } from '@/lib/modules/size-collection/contract/invite-people';
import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import { listInvitees } from '@/lib/modules/size-collection/contract/list-invitees';
import { readSizes, type SizeGrid } from '@/lib/modules/size-collection/contract/read-sizes';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readInvitationHandler } from '@/lib/modules/size-collection/api/invitation';
import {
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  remindInviteesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from '@/lib/modules/size-collection/api/invitees';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const SERVICE = 'care@merchloom.example';
const STAFF = 'accounts@merchloom.example';
const STRANGER = 'admin@fjord-fern.example';
const EVENT = '/api/ten_lumen/events/lumen-offsite';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    invitePeopleHandler,
    listInviteesHandler,
    readSizesHandler,
    resendInvitationHandler,
    remindInviteesHandler,
    removeInviteeHandler,
    readInvitationHandler,
  ]);
  await openFor(world, STAFF, 'ten_lumen');
});
afterAll(() => world.close());

let people = 0;
const person = (change: object = {}) => {
  people += 1;
  return { name: `Guest ${people}`, email: `guest${people}@guest.example`, ...change };
};
const invite = (invitees: unknown[], who = ADMIN) => world.post(`${EVENT}/invitees`, { invitees }, who);
const jobs = () =>
  world.asOwner<{ key: string; n: number }>(
    "select key, count(*)::int as n from graphile_worker._private_jobs where key like 'invitation:%' group by key",
  );
const audits = (action: string) =>
  world.sql<{ data: Record<string, unknown>; actor: string }>(
    'select data, actor from audit_log where action = $1 order by at desc',
    [action],
  );
const set = (what: string) => world.sql(`update events set ${what} where id = 'evt_lumen_offsite'`);

async function list(query = '', who = ADMIN) {
  const answer = await world.get(`${EVENT}/invitees${query}`, who);
  check(listInvitees, answer);
  return answer.json.data as unknown as { invitees: Invitee[]; next_cursor: string | null; total: number };
}

async function invited(): Promise<Invitee> {
  const one = person();
  await invite([one]);
  const { invitees } = await list(`?search=${one.email}`);
  const [found] = invitees;
  if (!found) throw new Error('nobody was invited');
  return found;
}

describe('inviting people (D4-4)', () => {
  test('each gets a mail job; an audit row counts them and names nobody', async () => {
    const before = (await jobs()).length;
    const answer = await invite([person(), person(), person()]);
    check(invitePeople, answer);
    expect(answer.json.data).toEqual({ invited: 3, already_invited: 0, repeated: 0 });
    expect((await jobs()).length - before).toBe(3);
    expect((await audits('bulk.invited'))[0]).toEqual({ data: { count: 3 }, actor: 'client' });
  });

  test('who is named twice, in any case, or invited before is invited once', async () => {
    const one = person();
    const twice = await invite([one, { name: 'Again', email: one.email.toUpperCase() }]);
    expect(twice.json.data).toEqual({ invited: 1, already_invited: 0, repeated: 1 });
    const again = await invite([one, person()]);
    expect(again.json.data).toEqual({ invited: 1, already_invited: 1, repeated: 0 });
    const { invitees } = await list(`?search=${one.email}`);
    expect(invitees.map(({ name, mail }) => [name, mail.state])).toEqual([[one.name, 'waiting']]);
    await invite([person({ email: 'ada@bücher.example' })]);
    const found = await list(`?search=${encodeURIComponent('Ada@bücher')}`);
    expect(found.invitees.map(({ email }) => email)).toEqual(['ada@xn--bcher-kva.example']);
  });

  test('a thousand at once, the same list ten times at once: a thousand people, a thousand mails', async () => {
    const thousand = Array.from({ length: 1000 }, () => person());
    const before = [(await list('?limit=1')).total, (await jobs()).length] as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(thousand)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const added = answers.map(({ json }) => Number(json.data['invited']));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(1000);
    expect((await list('?limit=1')).total - before[0]).toBe(1000);
    expect((await jobs()).length - before[1]).toBe(1000);
    expect((await invite([...thousand, person()])).status).toBe(422);
    await world.sql(
      "delete from bulk_invitees where email like 'guest%' and created_at > now() - interval '1 hour'",
    );
  });

  test('lists with the same people in opposite orders, at once: nobody is refused', async () => {
    const people = Array.from({ length: 300 }, () => person());
    const lists = Array.from({ length: 8 }, (_, index) => (index % 2 ? [...people].reverse() : people));
    const answers = await Promise.all(lists.map((some) => invite(some)));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    expect(answers.reduce((sum, { json }) => sum + Number(json.data['invited']), 0)).toBe(300);
  });

  test('wrong addresses are named by their place; nobody is invited then', async () => {
    const wrong = await invite([person(), person({ email: 'nobody' }), person({ name: ' ' })]);
    expect([wrong.status, wrong.json.codes]).toEqual([
      422,
      { 'invitees.1.email': ['invalid_email'], 'invitees.2.name': ['required'] },
    ]);
    expect((await invite([])).status).toBe(422);
  });

  test.each([
    ["status = 'On hold'", "status = 'Active'"],
    ["status = 'Draft'", "status = 'Active'"],
    ["closes_at = now() - interval '1 minute'", "closes_at = now() + interval '9 days'"],
  ])('nobody is mailed a link while %s', async (closed, open) => {
    const known = await invited();
    await set(closed);
    const tries = [
      await invite([person()]),
      await world.post(`${EVENT}/invitees/${known.id}/resend`, {}, ADMIN),
    ];
    expect(tries.map(({ json }) => json.code)).toEqual(['event_closed', 'event_closed']);
    await set(open);
  });

  test('a locked event is read-only for its client until staff unlock it (D5-5)', async () => {
    const known = await invited();
    await set('locked = true');
    const path = `${EVENT}/invitees/${known.id}`;
    const tries = [
      await invite([person()]),
      await world.post(`${path}/resend`, {}, ADMIN),
      await world.post(`${path}/remove`, {}, ADMIN),
    ];
    expect(tries.map(({ status, json }) => [status, json.code])).toEqual(
      tries.map(() => [409, 'event_locked']),
    );
    expect((await invite([person()], STAFF)).status).toBe(200);
    await set('locked = false');
  });
});

describe('the list', () => {
  test('pages through everybody once, by state, in either order', async () => {
    for (const sort of ['invited_at', '-invited_at', 'answered_at', '-answered_at']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(`?limit=17&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`);
        seen.push(...page.invitees.map(({ id }) => id));
        cursor = page.next_cursor;
        expect(page.total).toBeGreaterThanOrEqual(40);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => id.startsWith('inv_offsite'))).toHaveLength(40);
    }
    const answered = await list('?state=answered&limit=100&search=lumen-robotics');
    expect(answered.total).toBe(26);
    expect(answered.invitees.every(({ answer }) => answer !== null)).toBe(true);
    expect((await list('?state=unanswered&search=lumen-robotics')).total).toBe(14);
    for (const bad of ['?cursor=x', '?sort=email', '?state=late', '?limit=101']) {
      expect((await world.get(`${EVENT}/invitees${bad}`, ADMIN)).status).toBe(422);
    }
  });

  test('who may invite is told the links, which open the forms; customer service is not', async () => {
    const { link } = await invited();
    const token = new URL(link ?? '', 'http://x').searchParams.get('invite') ?? '';
    const read = await world.get(`/api/invitation/${token}`);
    expect(read.json.data['invitee']).toMatchObject({ name: `Guest ${people}` });
    const { invitees } = await list('?limit=100', SERVICE);
    expect(invitees.map((one) => one.link)).toEqual(invitees.map(() => null));
  });
});

describe('the grid', () => {
  test('counts by colour and size, with every pair that is made, and who is missing', async () => {
    await world.sql("delete from bulk_invitees where id not like 'inv_offsite%'");
    const answer = await world.get(`${EVENT}/sizes`, SERVICE);
    check(readSizes, answer);
    const grid = answer.json.data as unknown as SizeGrid;
    expect([grid.invited, grid.answered, grid.unanswered]).toEqual([40, 26, 14]);
    const [jacket] = grid.products;
    expect([jacket?.total, jacket?.colours.map(({ name }) => name)]).toEqual([
      26,
      ['Navy', 'Slate', 'Black'],
    ]);
    const cells = jacket?.colours.flatMap(({ sizes }) => sizes) ?? [];
    expect(cells).toHaveLength(18);
    const counted = await world.sql<{ variant_id: string; n: number }>(
      'select variant_id, count(*)::int as n from bulk_invitees where variant_id is not null group by 1',
    );
    const chosen = cells.filter(({ count }) => count > 0).map(({ variant_id, count }) => [variant_id, count]);
    expect(chosen.sort()).toEqual(counted.map(({ variant_id, n }) => [variant_id, n]).sort());
  });
});

describe('one invitee', () => {
  test('is mailed again once a minute at most, with audit row and job', async () => {
    const { id } = await invited();
    const resend = () => world.post(`${EVENT}/invitees/${id}/resend`, {}, SERVICE);
    const mails = async () =>
      (await world.sql<{ n: number }>('select mails_asked as n from bulk_invitees where id = $1', [id]))[0]
        ?.n;
    check(resendInvitation, await resend());
    expect(await mails()).toBe(1);
    const restore = setClock(() => new Date(Date.now() + 61_000));
    const both = await Promise.all([resend(), resend(), resend()]);
    restore();
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toBe(2);
    expect(await audits('bulk.invitation_resent')).toEqual([{ data: { invitee: id }, actor: 'staff' }]);
  });

  test('is removed with their answer; their link opens nothing, and they can be invited anew', async () => {
    const { id, link, email, name } = await invited();
    const path = `${EVENT}/invitees/${id}/remove`;
    const gone = await world.post(path, {}, ADMIN);
    check(removeInvitee, gone);
    expect((await world.post(path, {}, ADMIN)).status).toBe(404);
    const token = new URL(link ?? '', 'http://x').searchParams.get('invite') ?? '';
    expect((await world.get(`/api/invitation/${token}`)).status).toBe(404);
    expect((await audits('bulk.invitee_removed'))[0]?.data).toEqual({ invitee: id });
    expect((await invite([{ name, email }])).json.data).toMatchObject({ invited: 1 });
    expect((await list(`?search=${email}`)).invitees[0]?.id).not.toBe(id);
  });
});

test('who may do what, and strangers nothing (D3-6, D19)', async () => {
  const { id } = await invited();
  const one = `${EVENT}/invitees/${id}`;
  const calls = (who?: string) =>
    Promise.all([
      world.get(`${EVENT}/invitees`, who),
      world.get(`${EVENT}/sizes`, who),
      world.post(`${one}/resend`, {}, who),
      world.post(`${EVENT}/invitees`, { invitees: [person()] }, who),
      world.post(`${one}/remove`, {}, who),
    ]).then((answers) => answers.map(({ status }) => status));
  expect(await calls(SERVICE)).toEqual([200, 200, 200, 403, 403]);
  expect(await calls(STRANGER)).toEqual([404, 404, 404, 404, 404]);
  expect(await calls()).toEqual([401, 401, 401, 401, 401]);
  const fjord = '/api/ten_fjord/events/lumen-offsite/invitees';
  expect((await world.get(fjord, STRANGER)).status).toBe(404);
  expect((await world.get('/api/ten_lumen/events/lumen-summit/invitees', ADMIN)).status).toBe(404);
});

describe('reminding everyone who has not answered (D4-18)', () => {
  const remind = (who = ADMIN) => world.post(`${EVENT}/invitees/remind`, {}, who);

  test('each gets one mail, those who got one within a day or want none are left out', async () => {
    await world.sql(
      "update bulk_invitees set mail_asked_at = now() - interval '2 days' where id like 'inv_offsite_%'",
    );
    const [silent] = await world.sql<{ n: number }>(
      `select count(*)::int as n from bulk_invitees where id like 'inv_offsite_%' and answered_at is null`,
    );
    await invited();
    await world.sql(`insert into mail_refusals (tenant_id, email_key, refused_at)
      select tenant_id, email_key, now() from bulk_invitees where id = 'inv_offsite_40' on conflict do nothing`);
    const before = (await jobs()).length;
    const answer = await remind();
    check(remindInvitees, answer);
    const expected = (silent?.n ?? 0) - 1;
    expect(answer.json.data).toEqual({ reminded: expected });
    expect((await jobs()).length - before).toBe(expected);
    expect(await audits('bulk.invitation_resent')).toContainEqual({
      data: { count: expected },
      actor: 'client',
    });
    expect((await remind()).json.data).toEqual({ reminded: 0 });
  });

  test('not by another client, nor once it is closed', async () => {
    expect((await remind(STRANGER)).status).toBe(404);
    await set("status = 'On hold'");
    expect((await remind()).json.code).toBe('event_closed');
    await set("status = 'Active'");
  });
});
