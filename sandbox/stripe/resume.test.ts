/** @jest-environment node */
import { newAccount, type Account } from './accounts/account';
import { resume } from './resume';
import { World } from './world';

test('an account that was stored before it had all of its fields gets the others', () => {
  const world = new World();
  const whole = newAccount({ id: 'acct_1', region: 'UK', name: 'Fern' });
  const { settings: _, ...rest } = whole;
  const settings = { dashboard: { display_name: 'Our Fern', timezone: 'Etc/UTC' } };
  const business_profile = { name: 'Fern', url: null };
  const details = { ...rest, settings, business_profile, charges_enabled: true } as unknown as Account;
  world.accounts.put({ id: 'acct_1', region: 'UK', account: null, details });
  resume(world);
  expect(world.accounts.get('acct_1')?.details).toEqual({
    ...whole,
    charges_enabled: true,
    settings: { ...whole.settings, ...settings },
  });
  world.close();
});
