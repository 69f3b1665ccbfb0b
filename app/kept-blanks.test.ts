/** @jest-environment node */
import { GET } from '@/app/api/blank-picture/[blank]/[side]/[colour]/route';
import { POST } from '@/app/api/internal/purge/route';
import { purgeBlanks } from '@/lib/cache/purge-store';
import { blankHandlers } from '@/lib/modules/catalogue/api/blanks';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

/** What Next keeps, in small: each answer with the tags that were named while it was made. */
const mockKept = new Map<string, { tags: string[]; text: string }>();
let mockTags: string[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _keys: string[], { tags }: { tags: string[] }) => {
    mockTags.push(...tags);
    return read;
  },
  revalidateTag: (tag: string) => {
    for (const [path, { tags }] of mockKept) if (tags.includes(tag)) mockKept.delete(path);
  },
}));
jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const PICTURE = { blank: 'tee', side: 'front', colour: 'tee-black' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(blankHandlers);
});
afterAll(() => world.close());

/** One of the platform's own answers that show blanks, kept as Next keeps it. */
async function visit(): Promise<string> {
  const path = Object.values(PICTURE).join('/');
  const known = mockKept.get(path);
  if (known) return known.text;
  mockTags = [];
  const answer = await GET(new Request(`http://localhost/${path}`), { params: Promise.resolve(PICTURE) });
  // The cloth’s colour is enough of it.
  const text = /^<svg [^>]*color="(#\w+)"/.exec(await answer.text())?.[1] ?? '';
  mockKept.set(path, { tags: mockTags, text });
  return text;
}

/** Black is another black from now on. */
async function change(hex: string): Promise<void> {
  const { json } = await world.get('/api/blanks/tee', SUPER);
  const { definition, revision } = json.data as unknown as StaffBlankDetail;
  const { code: _code, print_areas: _areas, colours, ...form } = definition;
  const painted = colours.map(({ name, hex: now }) => ({ name, hex: name === 'Black' ? hex : now }));
  const body = { ...form, colours: painted, revision, note: '' };
  expect((await world.post('/api/blanks/tee', body, SUPER)).status).toBe(200);
}

test('the platform’s own pages are made anew by the job of a change, and not before (S2.2-231)', async () => {
  const before = await visit();
  expect(before).toMatch(/^#/);
  await change('#a9512b');
  // Kept, so that a page costs nothing while nothing is known to have changed.
  expect(await visit()).toBe(before);
  const [job] = await world.asOwner<{ task: string }>(
    `select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'purge-blanks'`,
  );
  expect(job).toBeDefined();
  const web = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => POST(new Request(address as URL, init)));
  await purgeBlanks();
  web.mockRestore();
  const after = await visit();
  expect(after).toMatch(/^#/);
  expect(after).not.toBe(before);
});
