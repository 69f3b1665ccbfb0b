/** @jest-environment node */
import { recordPlatform, recordPlatformOnce } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import { listPlatformAudit, type PlatformAuditPage } from '@/lib/modules/audit/contract/list-platform-audit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listPlatformAuditHandler } from './list-audit';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const PATH = '/api/audit-logs/platform';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listPlatformAuditHandler]);
  await withDirectory(async (tx) => {
    for (let made = 0; made < 5; made += 1)
      await recordPlatform(tx, { action: 'job.retried', actorUserId: 'usr_super', subject: `job_${made}` });
    // As the longest id that a row of this log can have.
    const key = `read_usr_${'x'.repeat(20)}_2026113000_ten_${'y'.repeat(20)}`;
    await recordPlatformOnce(tx, key, { action: 'job.retried', actorUserId: null, subject: null });
  });
});
afterAll(() => world.close());

async function page(query: Record<string, string> = {}): Promise<PlatformAuditPage> {
  const answer = await world.get(`${PATH}?${new URLSearchParams(query)}`, SUPER);
  check(listPlatformAudit, answer);
  return answer.json.data as unknown as PlatformAuditPage;
}

describe('the platform’s own log (D44-10)', () => {
  test('pages hold each row once, the newest first, with who acted', async () => {
    const seen: PlatformAuditPage['entries'] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: PlatformAuditPage = await page({
        action: 'job.retried',
        limit: '1',
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...next.entries);
      cursor = next.next_cursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
    expect(seen).toHaveLength(6);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(seen.map(({ actor_name }) => actor_name).filter((name) => name === 'Robin Weaver')).toHaveLength(
      5,
    );
  });

  test('has none of the clients’ rows, and is itself recorded when it is read (D44-5)', async () => {
    await page();
    const { entries } = await page({ action: 'audit.read' });
    expect(entries).toContainEqual(
      expect.objectContaining({ actor_name: 'Robin Weaver', subject_id: null, data: { list: 'platform' } }),
    );
    expect((await page({ action: 'order.added' })).entries).toEqual([]);
  });

  test('is for staff of role admin alone', async () => {
    const status = async (person?: string) => (await world.get(PATH, person)).status;
    expect(await status()).toBe(401);
    expect(await status('admin@fjord-fern.example')).toBe(404);
    expect(await status('accounts@merchloom.example')).toBe(403);
    expect(await status('care@merchloom.example')).toBe(403);
    expect((await world.get(`${PATH}?cursor=nonsense`, SUPER)).status).toBe(422);
  });
});
