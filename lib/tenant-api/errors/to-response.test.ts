/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { log } from '@/lib/env/logger';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { errorResponse } from './to-response';

setTestEnv(TEST_SECRETS);

let lines: jest.SpyInstance;
beforeEach(() => {
  lines = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
});
afterEach(() => lines.mockRestore());

async function answer(error: unknown) {
  const response = errorResponse(error, 'en', 'req_test');
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

describe('an error without a status (S8-2)', () => {
  test.each([
    ['a fault of the program', new TypeError('ada@shopper.example is not a function')],
    ['a bare error', new Error('select * from users where email = ada@shopper.example')],
    ['one of several lines', new Error('Failed query\nparams: Ada,\nat ada@shopper.example:1:1')],
    ['a text', 'ada@shopper.example'],
    ['nothing', undefined],
    ['null', null],
    ['an object with a status of its own', { status: 404, message: 'ada@shopper.example' }],
  ])('%s is a 500 that tells nothing of itself', async (_name, error) => {
    const { status, headers, body } = await answer(error);
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 'internal' });
    expect(Object.keys(body as object).sort()).toEqual(['code', 'message', 'success']);
    expect(headers.get('x-request-id')).toBe('req_test');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain('ada@');
    expect(lines).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(lines.mock.calls)).not.toContain('ada@');
  });

  test('one that has a status keeps it, and is no fault', async () => {
    const { status, body } = await answer(new AppError('not_found'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
    expect(lines).not.toHaveBeenCalled();
  });

  test('a database that is away is a 503 to be tried again', async () => {
    const { status, headers } = await answer(
      new Error('failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    );
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });
});
