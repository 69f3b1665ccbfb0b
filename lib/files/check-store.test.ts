/** @jest-environment node */
import type * as CheckStore from './check-store';

/** The places where the AWS library searches, all empty; the machine that runs the tests may have a role. */
const NOWHERE = {
  LOG_LEVEL: 'silent',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nonexistent',
  AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
};
const BEFORE = { ...process.env };

async function check(env: Record<string, string>): Promise<void> {
  const own = Object.entries(BEFORE).filter(([name]) => !/^(AWS|S3)_/.test(name));
  process.env = { ...Object.fromEntries(own), ...NOWHERE, ...env, NODE_ENV: 'test' };
  let checked: Promise<void> | undefined;
  jest.isolateModules(() => {
    checked = jest.requireActual<typeof CheckStore>('./check-store').checkStore();
  });
  await checked;
}

afterEach(() => {
  process.env = { ...BEFORE };
});

describe('a bucket’s keys are looked for at the start (S3.4-20)', () => {
  test('none anywhere is refused, in words that name the variables', async () => {
    await expect(check({ S3_BUCKET: 'files' })).rejects.toMatchObject({
      name: 'EnvError',
      problems: [expect.stringMatching(/^S3_BUCKET: .*S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)],
    });
  });

  test('keys of ours, or where the library searches, will do; a folder needs none', async () => {
    await check({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' });
    await check({ S3_BUCKET: 'files', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
    await check({});
  });
});
