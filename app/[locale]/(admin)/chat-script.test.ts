/** @jest-environment node */
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';

const SCRIPT = 'https://chat.example/widget.js';

/** Loads the rule with this mode's environment; variables are read at import. */
async function rule(mode: string, script = SCRIPT) {
  setTestEnv({ ...TEST_SECRETS, NODE_ENV: mode, CHAT_SCRIPT_URL: script });
  jest.resetModules();
  const { chatScript } = await import('./chat-script');
  return { client: chatScript(false), staff: chatScript(true) };
}

describe('where the chat comes from (S2.5-5, S6-11; D11-4)', () => {
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
