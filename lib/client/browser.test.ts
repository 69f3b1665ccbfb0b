import { browserCall } from './browser';
import { beginProgress } from './progress';

jest.mock('./progress', () => ({ beginProgress: jest.fn() }));
const begin = jest.mocked(beginProgress);
const end = jest.fn();

const READ = { method: 'get', path: '/api/user', bare: true } as const;
const answer = (body: object, status = 200) => ({
  ok: status === 200,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(JSON.stringify(body)),
});

beforeEach(() => {
  end.mockReset();
  begin.mockReset();
  begin.mockReturnValue(end);
  global.fetch = jest.fn(() => Promise.resolve(answer({ name: 'Ada' }))) as unknown as typeof fetch;
});

describe('a call and the progress bar (S8-15)', () => {
  test('an answer ends it well', async () => {
    await browserCall(READ);
    expect(end.mock.calls).toEqual([[true]]);
  });

  test('a refusal ends it as failed, and is still thrown', async () => {
    jest.mocked(fetch).mockResolvedValue(answer({ code: 'invalid' }, 422) as unknown as Response);
    await expect(browserCall(READ)).rejects.toMatchObject({ status: 422, code: 'invalid' });
    expect(end.mock.calls).toEqual([[false]]);
  });

  test('no answer ends it as failed', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    await expect(browserCall(READ)).rejects.toMatchObject({ code: 'network' });
    expect(end.mock.calls).toEqual([[false]]);
  });

  test('a call that was called off has not failed', async () => {
    const off = new AbortController();
    jest.mocked(fetch).mockImplementation(() => {
      off.abort();
      return Promise.reject(new DOMException('off', 'AbortError'));
    });
    await expect(browserCall(READ, { signal: off.signal })).rejects.toMatchObject({ code: 'network' });
    expect(end.mock.calls).toEqual([[true]]);
  });

  test('a request may ask to be left alone', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    await expect(browserCall(READ, { progress: false })).rejects.toMatchObject({ code: 'network' });
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('a write and its CSRF token (D21)', () => {
  const WRITE = { method: 'post', path: '/api/set-lang', bare: true } as const;
  const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

  test('a token that the network lost is asked for again by the next try', async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    await expect(browserCall(WRITE)).rejects.toMatchObject({ code: 'network' });
    jest.mocked(fetch).mockResolvedValue(answer({ csrf_token: 'fresh' }) as unknown as Response);
    await browserCall(WRITE);
    expect(asked()).toEqual(['/api/csrf-cookie', '/api/csrf-cookie', '/api/set-lang']);
    expect(new Headers(jest.mocked(fetch).mock.calls[2]?.[1]?.headers).get('x-csrf-token')).toBe('fresh');
  });

  test('a token that has run out is fetched anew, once, and the write is sent again', async () => {
    jest
      .mocked(fetch)
      .mockResolvedValueOnce(answer({ code: 'csrf_failed' }, 403) as unknown as Response)
      .mockResolvedValueOnce(answer({ csrf_token: 'newer' }) as unknown as Response)
      .mockResolvedValueOnce(answer({ done: true }) as unknown as Response);
    expect(await browserCall(WRITE)).toEqual({ done: true });
    expect(asked()).toEqual(['/api/set-lang', '/api/csrf-cookie', '/api/set-lang']);
  });
});
