/** @jest-environment node */
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';

const SCRIPT = 'https://chat.example/widget.js';

/** The rule as an installation of this mode reads it, whose variables are looked at once. */
async function rule(mode: string, script = SCRIPT) {
  setTestEnv({ ...TEST_SECRETS, NODE_ENV: mode, CHAT_SCRIPT_URL: script });
  jest.resetModules();
  const { chatScript } = await import('./chat-script');
  return { client: chatScript(false), staff: chatScript(true) };
}

describe('where the chat comes from (SPEC 2.5, 6; DECISIONS 11)', () => {
  it.each(['production', 'test'])('in %s: for clients, never for super admins', async (mode) => {
    expect(await rule(mode)).toEqual({ client: SCRIPT, staff: undefined });
  });

  it('in development: for nobody', async () => {
    expect(await rule('development')).toEqual({ client: undefined, staff: undefined });
  });

  it('an installation without one has none', async () => {
    expect(await rule('production', '')).toEqual({ client: undefined, staff: undefined });
  });
});
