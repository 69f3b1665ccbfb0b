/** @jest-environment node */
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Collection } from './collection';
import { Journal } from './journal';

interface Thing {
  id: string;
  n: number;
}

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-journal-'));
});

afterEach(() => rm(dir, { recursive: true }));

async function open(limit = 100): Promise<{ things: Collection<Thing>; journal: Journal }> {
  const things = new Collection<Thing>('things', limit);
  const journal = await Journal.attach(dir, 'test', [things as unknown as Collection<never>]);
  if (!journal) throw new Error('no journal');
  return { things, journal };
}

test('what was put, changed and deleted is there again', async () => {
  const { things, journal } = await open();
  things.put({ id: 'a', n: 1 });
  things.put({ id: 'b', n: 1 });
  await journal.flush();
  things.put({ id: 'a', n: 2 });
  things.delete('b');
  await journal.flush();
  expect([...(await open()).things.values()]).toEqual([{ id: 'a', n: 2 }]);
});

test('a line cut short by a kill costs only itself', async () => {
  const { things, journal } = await open();
  things.put({ id: 'a', n: 1 });
  await journal.flush();
  await appendFile(join(dir, 'test.jsonl'), '["things","b",{"id":"b"');
  const again = await open();
  expect([...again.things.values()]).toEqual([{ id: 'a', n: 1 }]);
  again.things.put({ id: 'c', n: 3 });
  await again.journal.flush();
  expect([...(await open()).things.values()].map((thing) => thing.id)).toEqual(['a', 'c']);
});

test('neither the collection nor its file grows without end', async () => {
  const { things, journal } = await open(10);
  for (let round = 0; round < 60; round += 1) {
    for (let index = 0; index < 100; index += 1) things.put({ id: `t${round}-${index}`, n: index });
    await journal.flush();
  }
  expect(things.size).toBe(10);
  const lines = (await readFile(join(dir, 'test.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.length).toBeLessThan(2_200);
  expect([...(await open(10)).things.values()].map((thing) => thing.id)).toEqual(
    Array.from({ length: 10 }, (_entry, index) => `t59-${90 + index}`),
  );
});

test('what changes while the file is rewritten is not lost', async () => {
  const { things, journal } = await open(5_000);
  for (let index = 0; index < 3_000; index += 1) things.put({ id: `t${index}`, n: 0 });
  await journal.flush();
  for (let round = 1; round <= 5; round += 1) {
    for (let index = 0; index < 3_000; index += 1) things.put({ id: `t${index}`, n: round });
    const writing = journal.flush();
    things.put({ id: 't2999', n: 100 + round });
    await writing;
  }
  await journal.flush();
  const again = await open(5_000);
  expect(again.things.get('t0')).toEqual({ id: 't0', n: 5 });
  expect(again.things.get('t2999')).toEqual({ id: 't2999', n: 105 });
});

test('without a directory nothing is kept', async () => {
  expect(await Journal.attach(undefined, 'test', [])).toBeNull();
});
