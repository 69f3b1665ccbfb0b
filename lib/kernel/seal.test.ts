/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { setClock } from './clock';
import { hashWithKey, isSame, isSealedBody, seal, sealBody, type SealPurpose } from './seal';

const SECRET = 'a secret for this test only';
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

describe('signatures (D2, 4, 21)', () => {
  test.each<[SealPurpose, (string | number)[], string]>([
    ['order-page', ['ten_a', 'ord_1'], '["order-page","ten_a","ord_1"]'],
    ['bulk-invitation', ['ten_a', 'inv_1'], '["bulk-invitation","ten_a","inv_1"]'],
    ['site-preview', ['ten_a', 'summer', 1700000000], '["site-preview","ten_a","summer",1700000000]'],
    ['temporary-store', ['tst_1'], '["temporary-store","tst_1"]'],
    ['account-link', ['verify_email', 'acm_1'], '["account-link","verify_email","acm_1"]'],
    ['account-wish', ['a', 'b', 7], '["account-wish","a","b",7]'],
    ['order-line-preview', ['ten_a', 'oli_1', 'front'], '["order-line-preview","ten_a","oli_1","front"]'],
    ['contact', ['Ann', 'ann@example.com'], '["contact","Ann","ann@example.com"]'],
    ['limit', ['login', 'ann@example.com'], '["limit","login","ann@example.com"]'],
    ['plain-form', ['usr_a', 'store'], '["plain-form","usr_a","store"]'],
    ['csrf', ['nonce'], 'csrf:nonce'],
    ['entry-code', ['ten_a', 'enc_1'], '["entry-code","ten_a","enc_1"]'],
    ['store-entry', ['ten_a', 'evt_1', 2, 9], '["store-entry","ten_a","evt_1",2,9]'],
    ['print', ['ten_a', 'key'], 'print:ten_a:key'],
    ['peer', ['203.0.113.9'], 'peer:203.0.113.9'],
  ])('%s signs the text that links already sent were signed with', (purpose, parts, text) => {
    expect(seal(SECRET, purpose, ...parts).toString('hex')).toBe(hmac(text));
  });

  test('the same parts have another signature for another purpose, and with another secret', () => {
    const signatures = (['order-page', 'bulk-invitation', 'csrf', 'peer'] as const).map((purpose) =>
      seal(SECRET, purpose, 'ten_a', 'one').toString('hex'),
    );
    expect(new Set(signatures).size).toBe(4);
    expect(seal('another secret', 'order-page', 'ten_a', 'one').toString('hex')).not.toBe(signatures[0]);
  });

  test('a key with one purpose signs the bare text', () => {
    expect(hashWithKey(SECRET, 'text').toString('hex')).toBe(hmac('text'));
  });

  test('texts are the same only when every byte is', () => {
    expect(isSame('żółw', 'żółw')).toBe(true);
    for (const other of ['', 'a', 'abd', 'abcd', 'ABC', 'ab\u0063\u0327'])
      expect(isSame('abc', other)).toBe(false);
  });
});

describe('signed bodies', () => {
  const at = (seconds: number) => setClock(() => new Date(seconds * 1000));

  test('the header is `t=…,v1=…` and holds for the body, the secret and the time it was made for', () => {
    const undo = at(1_700_000_000);
    const header = sealBody(SECRET, '{"a":1}');
    expect(header).toBe(`t=1700000000,v1=${hmac('1700000000.{"a":1}')}`);
    expect(isSealedBody(SECRET, '{"a":1}', header, 120)).toBe(true);
    expect(isSealedBody(SECRET, '{"a":2}', header, 120)).toBe(false);
    expect(isSealedBody('another secret', '{"a":1}', header, 120)).toBe(false);
    for (const malformed of [null, '', 't=1,v1=x', `${header},v1=00`, header.toUpperCase()])
      expect(isSealedBody(SECRET, '{"a":1}', malformed, 120)).toBe(false);
    undo();
    for (const [seconds, holds] of [
      [1_700_000_120, true],
      [1_700_000_121, false],
      [1_699_999_880, true],
      [1_699_999_879, false],
    ] as const) {
      const reset = at(seconds);
      expect(isSealedBody(SECRET, '{"a":1}', header, 120)).toBe(holds);
      reset();
    }
  });
});
