import { isCommonPassword, isOwnEmail, passwordProblem } from './password-rules';

describe('new passwords', () => {
  test.each([
    'password123',
    'Password2026!',
    'pass word 123',
    'QWERTYUIOP',
    '1234567890',
    'letmein-12345',
    'aaaaaaaaaa',
    'abababababab',
    '123123123123',
    'wachtwoord01',
  ])('%s is one of the first that are tried', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'correct horse battery',
    'a long pass phrase',
    'Demo-pass-2026',
    'kaffe og kanelsnurrer',
    'xK9!mq02Lp',
    'пароль из трёх слов',
  ])('%s will do', (password) => {
    expect(passwordProblem(password, 'ada@fern.example')).toBeNull();
  });

  test('the address is no password, in any case, with or without its domain', () => {
    expect(isOwnEmail('Ada.Fern@Example.com', 'ada.fern@example.com')).toBe(true);
    expect(passwordProblem('adalovelace1815', 'AdaLovelace1815@fern.example')).toBe('password_is_email');
    expect(isOwnEmail('ada.fern@example.com', 'grace@example.com')).toBe(false);
  });
});
