/** @jest-environment node */
import {
  addInvitedHandler,
  listInvitedHandler,
  readAccessHandler,
  removeInvitedHandler,
} from './event-access';
import { addInvited, listInvited, removeInvited } from '@/lib/modules/events/contract/access-list';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const ACCESS = '/api/ten_lumen/events/lumen-crew/access';
const INVITED = `${ACCESS}/invited`;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readAccessHandler,
    listInvitedHandler,
    addInvitedHandler,
    removeInvitedHandler,
  ]);
});
afterAll(() => world.close());

const version = async () => Number((await world.get(ACCESS, ADMIN)).json.data['version']);
const add = (text: string, dry_run = false) => world.post(INVITED, { text, dry_run }, ADMIN);
const audits = () =>
  world.sql<{ data: object }>(
    "select data from audit_log where action = 'event.updated' and subject_id = 'evt_lumen_crew' order by at, id",
  );
const entryVersion = async () =>
  (
    await world.sql<{ n: number }>(
      "select version + list_version as n from event_access where event_id = 'evt_lumen_crew'",
    )
  )[0]?.n ?? 0;

describe('the invited list (S3.5-29)', () => {
  test('a list with a wrong line is told and not written, not even in part', async () => {
    const text = 'E-mail\nada@example.com\nnobody\nADA@example.com\ngrace@example.com';
    const dry = await add(text, true);
    check(addInvited, dry);
    expect(dry.json.data).toEqual({ added: 2, known: 0, repeated: 1, wrong_rows: [3], wrong: 1, invited: 0 });
    const refused = await add(text);
    expect([refused.status, refused.json.codes, refused.json.data]).toEqual([
      422,
      { text: ['invalid_email'] },
      { wrong_rows: [3] },
    ]);
    expect((await add('no address here')).json.codes).toEqual({ text: ['required'] });
    expect((await world.get(INVITED, ADMIN)).json.data).toMatchObject({ emails: [], total: 0 });
  });

  test('grows, is searched by pages, and shrinks; each change ends the entries before it', async () => {
    const before = [await version(), await entryVersion()] as const;
    const added = await add('ada@example.com, grace@example.com\nalan@other.example');
    expect(added.json.data).toMatchObject({ added: 3, invited: 3 });
    expect((await add('ADA@example.com')).json.data).toMatchObject({ added: 0, known: 1, invited: 3 });
    const page = await world.get(`${INVITED}?search=EXAMPLE.com&limit=1`, ADMIN);
    check(listInvited, page);
    expect(page.json.data).toEqual({ emails: ['ada@example.com'], next_cursor: 'ada@example.com', total: 2 });
    const next = await world.get(`${INVITED}?search=example.com&limit=1&cursor=ada@example.com`, ADMIN);
    expect(next.json.data).toEqual({ emails: ['grace@example.com'], next_cursor: null, total: 2 });
    const gone = await world.post(
      `${INVITED}/remove`,
      { emails: ['ada@example.com', 'no@one.example'] },
      ADMIN,
    );
    check(removeInvited, gone);
    expect(gone.json.data).toEqual({ removed: 1, invited: 2 });
    // The setting itself is as it was, so that nobody who edits it is disturbed.
    expect([await version(), await entryVersion()]).toEqual([before[0], Number(before[1]) + 2]);
    const told = (await audits()).slice(-2).map(({ data }) => data);
    expect(told).toEqual([{ access_invited: { from: 0, to: 3 } }, { access_invited: { from: 3, to: 2 } }]);
  });

  test('ten thousand and no more, also when lists come at once', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `person${from + index}@crowd.example`).join('\n');
    const answers = await Promise.all([add(many(0, 6000)), add(many(6000, 6000))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json.codes).toEqual({ text: ['too_many'] });
    expect((await world.get(INVITED, ADMIN)).json.data['total']).toBe(6002);
    await add('ada@bücher.example');
    const found = await world.get(`${INVITED}?search=${encodeURIComponent('Ada@bücher')}`, ADMIN);
    expect(found.json.data).toMatchObject({ emails: ['ada@xn--bcher-kva.example'], total: 1 });
  });
});
