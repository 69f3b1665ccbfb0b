/** @jest-environment jsdom */
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { cutOutPicture, uploadPicture } from './upload-picture';
import type { UploadTarget } from './upload-target';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const mockKept = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(mockKept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(void mockKept.set(key, value)),
  del: (key: string) => Promise.resolve(void mockKept.delete(key)),
}));

type Call = [
  { path: string; method: string },
  { params: Record<string, string>; body?: unknown; signal?: AbortSignal },
];
type Verb = 'begin' | 'put' | 'read' | 'finish' | 'cut-out';

const STORE: UploadTarget = { kind: 'store', tenant: 'ten_fjord', slug: 'fjord-fern' };
const PART = UPLOAD_LIMITS.partBytes;
const PICTURE = {
  id: 'fil_1',
  url: '/api/x',
  width_px: 40,
  height_px: 20,
  content_type: 'image/png',
  colour_mode: 'srgb',
  bytes: 99,
};

/** A fake server that stores parts, and fails where it is told to. */
class Server {
  readonly calls: { verb: Verb; part?: number; token?: string }[] = [];
  readonly received = new Set<number>();
  state: 'receiving' | 'processing' | 'ready' | 'refused' = 'receiving';
  refusal: string | null = null;
  readonly forgotten = new Set<string>();
  parts = 0;
  /** How often the state is still "busy" before the worker is done. */
  busyLooks = 2;
  fail: (verb: Verb, part: number) => ApiError | undefined = () => undefined;
  private begun = 0;

  verbOf({ path, method }: Call[0]): Verb {
    if (path.endsWith('/cut-out')) return 'cut-out';
    if (path.endsWith('/finish')) return 'finish';
    if (path.endsWith('/parts/{part}')) return 'put';
    return method === 'get' ? 'read' : 'begin';
  }

  private stateNow() {
    const { state, parts } = this;
    const picture = state === 'ready' ? PICTURE : null;
    const refusal = this.refusal === null ? null : { code: this.refusal, message: '' };
    return { id: 'upl_1', state, part_size: PART, parts, received: [...this.received], picture, refusal };
  }

  private look(token: string | undefined) {
    if (this.forgotten.has(token ?? '')) throw new ApiError(404, { code: 'not_found' });
    if (this.state === 'processing' && this.busyLooks-- <= 0) this.state = this.refusal ? 'refused' : 'ready';
    return this.stateNow();
  }

  answer([route, input]: Call): unknown {
    const verb = this.verbOf(route);
    const part = Number(input.params['part'] ?? 0);
    this.calls.push({ verb, ...(part ? { part } : {}), token: input.params['token'] ?? '' });
    const error = this.fail(verb, part);
    if (error) throw error;
    if (verb === 'read') return this.look(input.params['token']);
    if (verb === 'put') return this.received.add(part);
    if (verb === 'finish' || verb === 'cut-out') this.state = 'processing';
    if (verb === 'finish') return this.stateNow();
    this.begun += 1;
    if (verb === 'begin') this.parts = Math.ceil((input.body as { bytes: number }).bytes / PART);
    return { id: 'upl_1', token: `token-${this.begun}`, part_size: PART, parts: this.parts };
  }

  verbs(verb: Verb) {
    return this.calls.filter((call) => call.verb === verb);
  }
}

let server: Server;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  mockKept.clear();
  server = new Server();
  jest
    .mocked(browserCall)
    .mockReset()
    .mockImplementation(((...call: Call) => {
      if (call[1].signal?.aborted) return Promise.reject(new ApiError(0, { code: 'network' }));
      return Promise.resolve().then(() => server.answer(call));
    }) as never);
});
afterEach(() => jest.useRealTimers());

let files = 0;
/** A different file each time, so that no test knows another's. */
function fileOf(bytes: number): File {
  files += 1;
  return new File([new Uint8Array(bytes)], `photo ${files}.png`, { type: 'image/png', lastModified: files });
}

/** Advances the clock until the promise is settled. */
async function settled<T>(work: Promise<T>): Promise<T> {
  let done = false;
  const watched = work.finally(() => {
    done = true;
  });
  for (let turn = 0; turn < 2000 && !done; turn += 1) await jest.advanceTimersByTimeAsync(250);
  return watched;
}

const lost = () => new ApiError(0, { code: 'network' });

describe('a picture is sent', () => {
  test('in parts, then waited for', async () => {
    const told: number[] = [];
    const work = uploadPicture(STORE, fileOf(PART * 4 + 5), { onProgress: (share) => told.push(share) });
    expect(await settled(work)).toEqual({
      ok: true,
      value: {
        id: 'fil_1',
        token: 'token-1',
        url: '/api/x',
        widthPx: 40,
        heightPx: 20,
        contentType: 'image/png',
        colourMode: 'srgb',
        bytes: 99,
      },
    });
    expect(server.verbs('put').map(({ part }) => part)).toEqual([1, 2, 3, 4, 5]);
    expect(told).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, 1]);
    expect(server.verbs('finish')).toHaveLength(1);
    expect(mockKept.size).toBe(0);
  });

  test('each part is its own piece of the file, as bytes', async () => {
    await settled(uploadPicture({ kind: 'builder', token: 'held' }, fileOf(PART + 7)));
    const puts = (jest.mocked(browserCall).mock.calls as unknown as Call[]).filter(([{ path }]) =>
      path.includes('/parts/'),
    );
    expect(puts.map(([{ path }, { body }]) => [path, (body as Blob).size])).toEqual([
      ['/api/event-builder/uploads/{store}/{token}/parts/{part}', PART],
      ['/api/event-builder/uploads/{store}/{token}/parts/{part}', 7],
    ]);
  });

  test('a part that is lost is sent again, with growing pauses', async () => {
    let left = 4;
    server.fail = (verb, part) => (verb === 'put' && part === 2 && left-- > 0 ? lost() : undefined);
    expect(await settled(uploadPicture(STORE, fileOf(PART * 3)))).toMatchObject({ ok: true });
    expect(server.verbs('put').filter(({ part }) => part === 2)).toHaveLength(5);
    expect(server.verbs('begin')).toHaveLength(1);
  });

  test('a short wait that the server asks for is waited out; a long one is told', async () => {
    let asked = 0;
    server.fail = (verb) =>
      verb === 'begin' && asked++ === 0
        ? new ApiError(429, { code: 'rate_limited', retryAfter: 3 })
        : undefined;
    expect(await settled(uploadPicture(STORE, fileOf(10)))).toMatchObject({ ok: true });
    server.fail = () => new ApiError(429, { code: 'rate_limited', retryAfter: 900 });
    expect(await settled(uploadPicture(STORE, fileOf(10)))).toMatchObject({ error: { code: 'busy' } });
  });
});

describe('a lost connection', () => {
  test('the same file again goes on from the parts that are there', async () => {
    const file = fileOf(PART * 4);
    server.fail = (verb, part) => (verb === 'put' && part > 2 ? lost() : undefined);
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({
      ok: false,
      error: { code: 'network' },
    });
    expect(mockKept.size).toBe(1);
    server.fail = () => undefined;
    server.calls.length = 0;
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ ok: true });
    expect(server.verbs('begin')).toEqual([]);
    expect(server.verbs('put').map(({ part }) => part)).toEqual([3, 4]);
    expect(new Set(server.calls.map(({ token }) => token))).toEqual(new Set(['token-1']));
  });

  test('another file, and another store, begin anew', async () => {
    const file = fileOf(PART * 2);
    server.fail = (verb) => (verb === 'put' ? lost() : undefined);
    await settled(uploadPicture(STORE, file));
    server.fail = () => undefined;
    await settled(uploadPicture({ ...STORE, slug: 'lumen' } as UploadTarget, file));
    expect(server.verbs('begin')).toHaveLength(2);
  });

  test('one that the server has forgotten begins anew', async () => {
    const file = fileOf(PART * 2);
    server.fail = (verb, part) => (verb === 'put' && part === 2 ? lost() : undefined);
    await settled(uploadPicture(STORE, file));
    server.fail = () => undefined;
    server.forgotten.add('token-1');
    server.received.clear();
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ ok: true });
    expect(server.verbs('begin')).toHaveLength(2);
    expect(server.verbs('put').filter(({ token }) => token === 'token-2')).toHaveLength(2);
  });

  test('one whose parts the server has otherwise is begun anew the next time', async () => {
    const file = fileOf(PART * 2);
    server.fail = (verb) => (verb === 'put' ? new ApiError(409, { code: 'conflict' }) : undefined);
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ error: { code: 'failed' } });
    server.fail = () => undefined;
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ ok: true });
    expect(server.verbs('begin')).toHaveLength(2);
  });

  test('a worker that is slow is waited for again later, without sending anything', async () => {
    const file = fileOf(10);
    server.busyLooks = 10_000;
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ error: { code: 'slow' } });
    server.busyLooks = 0;
    server.calls.length = 0;
    expect(await settled(uploadPicture(STORE, file))).toMatchObject({ ok: true });
    expect(server.calls.every(({ verb }) => verb === 'read')).toBe(true);
  });
});

describe('what is no picture in the end', () => {
  test('a refusal, with the values of its text', async () => {
    server.refusal = 'type_heic';
    expect(await settled(uploadPicture(STORE, fileOf(10)))).toEqual({
      ok: false,
      error: { code: 'type_heic', values: { mb: 20, megapixels: 60 } },
    });
    // The same file name is uploaded again: its content may have changed.
    expect(mockKept.size).toBe(0);
  });

  test('nothing, or more than 20 MB, is told without a call', async () => {
    expect(await uploadPicture(STORE, fileOf(0))).toMatchObject({ error: { code: 'empty' } });
    const large = fileOf(1);
    Object.defineProperty(large, 'size', { value: UPLOAD_LIMITS.bytes + 1 });
    expect(await uploadPicture(STORE, large)).toMatchObject({ error: { code: 'too_large' } });
    expect(server.calls).toEqual([]);
  });

  test('called off', async () => {
    const off = new AbortController();
    server.fail = (verb, part) => {
      if (verb === 'put' && part === 2) off.abort();
      return undefined;
    };
    const work = uploadPicture(STORE, fileOf(PART * 9), { signal: off.signal });
    expect(await settled(work)).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(server.verbs('finish')).toEqual([]);
  });

  test('a file that can’t be read, such as a folder', async () => {
    const unreadable = new DOMException('gone', 'NotReadableError');
    const digest = () => Promise.reject(unreadable);
    const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest } }, configurable: true });
    Blob.prototype.arrayBuffer ??= () => Promise.reject(unreadable);
    expect(await uploadPicture(STORE, fileOf(10))).toMatchObject({ ok: false, error: { code: 'failed' } });
    if (before) Object.defineProperty(globalThis, 'crypto', before);
    expect(server.calls).toEqual([]);
  });

  test.each([
    [404, 'not_found'],
    [422, 'event_closed'],
    [409, 'event_locked'],
  ] as const)('a store that takes none any more: %i %s', async (status, code) => {
    server.fail = () => new ApiError(status, { code });
    expect(await settled(uploadPicture(STORE, fileOf(10)))).toMatchObject({ error: { code: 'closed' } });
  });
});

test('a picture without its background is waited for like another', async () => {
  expect(await settled(cutOutPicture(STORE, 'fil_0', { tolerance: 0.2 }))).toMatchObject({ ok: true });
  const [[, input] = []] = jest.mocked(browserCall).mock.calls as unknown as Call[];
  expect(input?.body).toEqual({ picture: 'fil_0', tolerance: 0.2 });
  server.refusal = 'no_flat_background';
  expect(await settled(cutOutPicture(STORE, 'fil_0'))).toMatchObject({
    error: { code: 'no_flat_background' },
  });
});
