/** @jest-environment node */
import type * as CheckPart from './check-part';
import type * as RefuseStart from './refuse-start';

const BEFORE = { ...process.env };
const SECRETS = {
  NEXTAUTH_SECRET: 'a-session-secret-0123',
  LINK_SECRET: 'a-link-secret-0123456',
  HOUSEHOLD_KEY: 'a-household-key-01234',
  INTERNAL_SECRET: 'an-internal-secret-01',
};
const PUSHER = { PUSHER_APP_ID: 'app', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };
const COMPLETE = {
  ...SECRETS,
  ...PUSHER,
  DATABASE_URL: 'postgres://login@db.example/merchloom',
  SMTP_URL: 'smtp://mail.example',
  FULFILLER_API_URL: 'https://fulfiller.example',
  FULFILLER_API_KEY: 'key',
  FULFILLER_WEBHOOK_SECRET: 'a-fulfiller-secret-01',
};

/** What a part says on standard error with this environment; '' when it starts. */
function said(part: CheckPart.Part, env: Record<string, string>): string {
  process.env = { NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv;
  let output = '';
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  // Every reader caches what it has read.
  jest.isolateModules(() => {
    const { checkPart } = jest.requireActual<typeof CheckPart>('./check-part');
    const { refuseStart } = jest.requireActual<typeof RefuseStart>('./refuse-start');
    try {
      checkPart(part);
    } catch (error) {
      expect(() => refuseStart(error)).toThrow('exit 1');
    }
  });
  write.mockRestore();
  exit.mockRestore();
  return output;
}

afterEach(() => {
  process.env = { ...BEFORE };
});

const PARTS = ['web', 'api', 'worker'] as const;

describe('a part reads all of its environment at its start (S8-16)', () => {
  test.each(PARTS)('%s starts with what it needs', (part) => {
    expect(said(part, COMPLETE)).toBe('');
  });

  test('a web before an API elsewhere needs no service of its own', () => {
    const env = { ...SECRETS, TENANT_API_URL: 'http://api.example' };
    expect(said('web', env)).toBe('');
    expect(said('web', { ...env, PUSHER_KEY: 'key' })).toContain('PUSHER_APP_ID: is not set');
    expect(said('api', env)).toContain('DATABASE_URL: is not set');
  });

  test.each([
    ['web', { FULFILLER_API_URL: '' }, 'FULFILLER_API_URL: is not set'],
    ['web', { REDIS_URL: 'http://redis.example' }, 'REDIS_URL: '],
    ['web', { FAIL_POINT: 'nowhere' }, 'FAIL_POINT: '],
    ['api', { API_PORT: '70000' }, 'API_PORT: '],
    ['worker', { SMTP_URL: '' }, 'SMTP_URL: is not set'],
    ['worker', { QUEUE_DATABASE_URL: 'mysql://db.example' }, 'QUEUE_DATABASE_URL: must be a postgres:'],
    ['worker', { WEB_URLS: 'http://one.example, two' }, 'WEB_URLS: must be addresses'],
    ['worker', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY: '],
  ] as const)('%s with %o says one line', (part, env, words) => {
    const output = said(part, { ...COMPLETE, ...env });
    expect(output).toMatch(/^error: environment: [^\n]+\n$/);
    expect(output).toContain(words);
  });

  test('each fault of each integration has a line of its own, none with a value', () => {
    const output = said('worker', {
      ...COMPLETE,
      LINK_SECRET: 'hunter2',
      SMTP_URL: 'hunter2',
      PUSHER_KEY: '',
    });
    expect(output.split('\n').filter(Boolean).sort()).toEqual([
      'error: environment: LINK_SECRET: must be at least 16 characters',
      'error: environment: PUSHER_KEY: is not set',
      'error: environment: SMTP_URL: must be an smtp:// address',
    ]);
  });
});

describe('a live key beside a stand-in (S1-12)', () => {
  const standIn = { STRIPE_API_URL: 'http://localhost:4010' };
  const cases = PARTS.flatMap((part) =>
    [
      ['STRIPE_UK_SECRET_KEY', 'sk_live_hunter2'],
      ['STRIPE_EU_SECRET_KEY', 'rk_live_hunter2'],
      ['STRIPE_US_PUBLISHABLE_KEY', 'pk_live_hunter2'],
    ].map(([name = '', key = '']) => ({ part, name, key })),
  );

  test.each(cases)('$part refuses $name', ({ part, name, key }) => {
    const output = said(part, { ...COMPLETE, ...standIn, [name]: key });
    expect(output).toBe(
      `error: environment: ${name}: is a live key, and STRIPE_API_URL names a stand-in: clear one or the other\n`,
    );
  });

  test('the browser’s script counts too', () => {
    const env = { STRIPE_JS_URL: 'http://localhost:4010/v3', STRIPE_UK_SECRET_KEY: 'sk_live_hunter2' };
    expect(said('web', { ...COMPLETE, ...env })).toContain('STRIPE_JS_URL names a stand-in');
  });

  test('a live key alone starts, and so does a test key with a stand-in', () => {
    expect(said('web', { ...COMPLETE, STRIPE_UK_SECRET_KEY: 'sk_live_hunter2' })).toBe('');
    expect(said('web', { ...COMPLETE, ...standIn, STRIPE_UK_SECRET_KEY: 'sk_test_1' })).toBe('');
  });
});

test('another reason not to start is the first line of its message', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  const { refuseStart } = jest.requireActual<typeof RefuseStart>('./refuse-start');
  expect(() => refuseStart(new Error('no way\n  at ada@shopper.example'))).toThrow('exited');
  expect(write).toHaveBeenCalledWith('error: no way\n');
  write.mockRestore();
  exit.mockRestore();
});
