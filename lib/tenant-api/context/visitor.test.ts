/** @jest-environment node */
import { signPeer, withPeer } from './peer-signature';
import { PEER_HEADER, plainAddress } from './visitor';

process.env.NEXTAUTH_SECRET = 'a secret of the tests';
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';

describe('an address as limits count it (D27)', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['local', 'local'],
    ['x'.repeat(100), 'x'.repeat(64)],
  ])('%s is %s', (address, expected) => {
    expect(plainAddress(address)).toBe(expected);
  });
});

describe('the address an API on its own believes', () => {
  test('what a web of the same installation vouched for', () => {
    const headers = new Headers({ [PEER_HEADER]: '203.0.113.7', 'x-forwarded-for': '203.0.113.7' });
    signPeer(headers);
    const believed = withPeer(headers, '10.0.0.1');
    expect(believed.get(PEER_HEADER)).toBe('203.0.113.7');
    expect([...believed.keys()].filter((name) => name.endsWith('-signature'))).toEqual([]);
  });

  test('else that of the connection', () => {
    expect(withPeer(new Headers({ [PEER_HEADER]: '203.0.113.7' }), '10.0.0.1').get(PEER_HEADER)).toBe(
      '10.0.0.1',
    );
    const moved = new Headers({ [PEER_HEADER]: '203.0.113.7' });
    signPeer(moved);
    moved.set(PEER_HEADER, '203.0.113.8');
    expect(withPeer(moved, '10.0.0.1').get(PEER_HEADER)).toBe('10.0.0.1');
    expect(withPeer(new Headers(), '10.0.0.1').get(PEER_HEADER)).toBe('10.0.0.1');
  });
});
