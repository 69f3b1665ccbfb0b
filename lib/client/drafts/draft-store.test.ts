/** @jest-environment jsdom */
import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { setClock } from '@/lib/kernel/clock';
import { newDraft, type DraftPlace } from './draft';
import { clearDrafts, DraftWriter, dropDraft, readDraft } from './draft-store';
import { keepTextDraft, putTextDraft, readTextDraft } from './text-drafts';

const stored = new Map<string, Buffer>();
let isDenied = false;
const answer = async <T>(work: () => T): Promise<T> => {
  if (isDenied) throw new DOMException('denied', 'SecurityError');
  return work();
};
/** A stand-in with the copying of the real one; jsdom has no IndexedDB. */
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => answer(() => read(key)),
  set: (key: string, value: unknown) => answer(() => void stored.set(key, serialize(value))),
  del: (key: string) => answer(() => void stored.delete(key)),
  delMany: (keys: string[]) => answer(() => keys.forEach((key) => stored.delete(key))),
  clear: () => answer(() => stored.clear()),
  entries: () => answer(() => [...stored.keys()].map((key) => [key, read(key)])),
}));
function read(key: string): unknown {
  const bytes = stored.get(key);
  return bytes && deserialize(bytes);
}

const PLACE: DraftPlace = { kind: 'thing', tenant: 'ten_a', id: 'one' };
const isAny = (value: unknown): value is unknown => value !== undefined;
const written = () => jest.advanceTimersByTimeAsync(400);
let now = Date.UTC(2026, 10, 22);
let restoreClock = () => {};

async function keep(values: unknown, place = PLACE): Promise<void> {
  const writer = new DraftWriter(place);
  writer.keep(1, values);
  await written();
}
const valuesAt = async (place = PLACE) => (await readDraft(place, isAny))?.values;

beforeEach(() => {
  jest.useFakeTimers();
  stored.clear();
  window.sessionStorage.clear();
  isDenied = false;
  now = Date.UTC(2026, 10, 22);
  restoreClock = setClock(() => new Date(now));
});
afterEach(() => {
  jest.useRealTimers();
  restoreClock();
  jest.restoreAllMocks();
});

test('what is kept is read again the same, with IndexedDB and without it', async () => {
  const values = fc.dictionary(
    fc.string(),
    fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.integer()),
    { noNullPrototype: true },
  );
  const id = fc.string({ minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      values,
      id,
      fc.boolean(),
      fc.oneof(fc.integer(), fc.string()),
      async (drawn, name, denied, version) => {
        isDenied = denied;
        const place = { ...PLACE, id: name };
        const writer = new DraftWriter(place);
        writer.keep(version, { first: true });
        writer.keep(version, drawn);
        await written();
        expect(await readDraft(place, isAny)).toEqual({ version, savedAt: now, values: drawn });
        writer.drop();
        await written();
        expect(await readDraft(place, isAny)).toBeNull();
      },
    ),
    { numRuns: 60 },
  );
});

test('a draft is written soon after a change, once, and at once when asked', async () => {
  const writer = new DraftWriter(PLACE);
  writer.keep(1, 'a');
  writer.keep(1, 'ab');
  await jest.advanceTimersByTimeAsync(100);
  expect(await valuesAt()).toBeUndefined();
  writer.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(await valuesAt()).toBe('ab');
});

test('what is typed just before the page is left is read again, though no write came to its end', async () => {
  await keep('before');
  const writer = new DraftWriter(PLACE);
  isDenied = true;
  now += 1000;
  writer.keep(1, 'last key');
  writer.leave();
  isDenied = false;
  expect(await valuesAt()).toBe('last key');
});

test('where both have the same draft, the one with files wins', async () => {
  await keep({ text: 'a', file: 'bytes' });
  putTextDraft('tab', PLACE, newDraft(1, { text: 'a' }));
  expect(await valuesAt()).toEqual({ text: 'a', file: 'bytes' });
});

test('text cannot hold a file: the rest is kept', async () => {
  isDenied = true;
  await keep({ text: 'a', file: new Blob(['x']) });
  expect(await valuesAt()).toEqual({ text: 'a' });
});

test('a full or denied text storage is survived for as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTextDraft('tab', PLACE, 1, 'kept');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readTextDraft('tab', PLACE, isAny)?.values).toBe('kept');
});

test('a draft that does not fit takes no older one for it', () => {
  keepTextDraft('tab', PLACE, 1, 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTextDraft('tab', PLACE, 1, 'new');
  expect(readTextDraft('tab', PLACE, isAny)?.values).toBe('new');
});

test('values of another shape and text that is no draft are none', async () => {
  await keep({ a: 1 });
  const isText = (value: unknown): value is string => typeof value === 'string';
  expect(await readDraft(PLACE, isText)).toBeNull();
  window.sessionStorage.setItem('draft:thing:ten_a:one', '{');
  expect(readTextDraft('tab', PLACE, isAny)).toBeNull();
});

test('a month later a draft is gone', async () => {
  await keep('old');
  now += 30 * 86_400_000 - 1;
  expect(await valuesAt()).toBe('old');
  now += 1;
  expect(await valuesAt()).toBeUndefined();
});

test('of too many the oldest go, and no other kind of entry', async () => {
  window.sessionStorage.setItem('other', 'stays');
  for (let at = 0; at <= 50; at += 1) {
    now += 1;
    await keep(at, { ...PLACE, id: `${at}` });
    putTextDraft('tab', { ...PLACE, id: `text-${at}` }, newDraft(1, at));
  }
  expect(stored.size).toBe(50);
  expect(await valuesAt({ ...PLACE, id: '0' })).toBeUndefined();
  expect(await valuesAt({ ...PLACE, id: '50' })).toBe(50);
  expect(readTextDraft('tab', { ...PLACE, id: 'text-0' }, isAny)).toBeNull();
  expect(window.sessionStorage.getItem('other')).toBe('stays');
});

test('a deleted thing leaves no draft', async () => {
  await keep('two');
  await dropDraft(PLACE);
  expect(await valuesAt()).toBeUndefined();
});

/** The last test: after a log-out nothing is written until a page, and with it the module, is loaded. */
test('who logs out leaves nothing behind, whatever an open editor was about to write', async () => {
  await keep('one');
  keepTextDraft('tab', PLACE, null, 'typed in a form');
  const writer = new DraftWriter(PLACE);
  writer.keep(1, 'typed a moment ago');
  await clearDrafts();
  writer.leave();
  await written();
  expect([stored.size, await valuesAt()]).toEqual([0, undefined]);
});
