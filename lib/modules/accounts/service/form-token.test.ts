/** @jest-environment node */
import { formToken, isFormToken } from './form-token';

process.env.NEXTAUTH_SECRET = 'a secret of the tests';
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';

test('a form’s token is one person’s, for one form (D21-3)', () => {
  const token = formToken('usr_a', 'store/fjord-fern');
  expect(isFormToken(token, 'usr_a', 'store/fjord-fern')).toBe(true);
  for (const [user, form] of [
    ['usr_b', 'store/fjord-fern'],
    ['usr_a', 'store/tidewater'],
  ] as const)
    expect(isFormToken(token, user, form)).toBe(false);
  for (const wrong of ['', `${token}x`, token.slice(1), null, new Blob([token])])
    expect(isFormToken(wrong, 'usr_a', 'store/fjord-fern')).toBe(false);
});
