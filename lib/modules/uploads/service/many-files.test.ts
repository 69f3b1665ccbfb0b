/** @jest-environment node */
import * as library from '@/lib/modules/uploads/api/library';
import { listFiles, type FilesPage } from '@/lib/modules/uploads/contract/list-files';
import { FILE_SORTS } from '@/lib/modules/uploads/rules/library';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads } from '@/scripts/test/explained-reads';
import { layManyFiles } from '@/scripts/test/many-files';

jest.setTimeout(180_000);

const MANY = 10_000;
const ADMIN = 'admin@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(Object.values(library));
  for (const tenant of ['ten_fjord', 'ten_lumen']) await layManyFiles(world, tenant, MANY);
  // Autovacuum would run this analyze within a minute of such a change.
  await world.asOwner('analyze files, file_uses');
});
afterAll(() => world.close());

async function page(query: Record<string, string> = {}): Promise<FilesPage> {
  const answer = await world.get(`/api/ten_fjord/files?${new URLSearchParams(query)}`, ADMIN);
  check(listFiles, answer);
  return answer.json.data as unknown as FilesPage;
}

const QUERIES: Record<string, string>[] = [
  {},
  ...FILE_SORTS.map((sort) => ({ sort })),
  { use: 'used' },
  { use: 'unused' },
  { kind: 'logo', use: 'used', search: '3' },
  { event: 'fjord-fern' },
];

test.each(FILE_SORTS)('ten thousand files sorted by %s: each once, in order', async (sort) => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const found: FilesPage = await page({ sort, limit: '100', ...(cursor ? { cursor } : {}) });
    seen.push(...found.files.map(({ id }) => id));
    cursor = found.next_cursor;
  }
  const sorted = seen.toSorted();
  expect([seen.length, new Set(seen).size]).toEqual([MANY, MANY]);
  expect(seen).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
});

test.each(FILE_SORTS)('a page sorted by %s reads no more files than it shows, by an index', async (sort) => {
  const { next_cursor: cursor } = await page({ sort, limit: '100' });
  for (const query of [{ sort }, { sort, cursor: cursor ?? '' }] as Record<string, string>[]) {
    const reads = await explainedReads(() => page({ ...query, limit: '48' }));
    expect(reads.whole).not.toContain('files');
    expect(reads.rows['files']).toBeLessThanOrEqual(49);
  }
});

// A part of a name is looked for in all of a tenant's files; how long that takes, and each of these, is measured by
// `npm run bench -- scale`.
test.each(QUERIES)(
  'the list narrowed by %j reads no other tenant’s files, and its own by an index',
  async (query) => {
    const reads = await explainedReads(() => page(query));
    expect(reads.whole).not.toContain('files');
    expect(reads.rows['files'] ?? 0).toBeLessThanOrEqual(MANY + 100);
  },
);

test('a cursor belongs to its order', async () => {
  const { next_cursor: cursor } = await page({ limit: '1' });
  const answer = await world.get(`/api/ten_fjord/files?sort=bytes&cursor=${cursor}`, ADMIN);
  expect([answer.status, answer.json.codes]).toEqual([422, { cursor: ['invalid'] }]);
  const beyond = Buffer.from(JSON.stringify(['bytes', '999999999999', 'fil_none', 'ten_fjord']));
  const { files, next_cursor: next } = await page({ sort: 'bytes', cursor: beyond.toString('base64url') });
  expect([files, next]).toEqual([[], null]);
});
