import { ByteLruCache } from './byte-lru-cache';

test('the entry used longest ago is removed first', () => {
  const cache = new ByteLruCache<string>(6, (text) => text.length);
  cache.set('a', 'aa');
  cache.set('b', 'bb');
  cache.set('c', 'cc');
  expect(cache.get('a')).toBe('aa');
  cache.set('d', 'dd');
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

test('an entry set again counts once, and a deleted one no longer', () => {
  const cache = new ByteLruCache<string>(4, (text) => text.length);
  for (const text of ['aaa', 'aa', 'a']) cache.set('a', text);
  cache.set('b', 'bbb');
  expect(cache.get('a')).toBe('a');
  cache.delete('b');
  cache.set('c', 'ccc');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['a', undefined, 'ccc']);
});

test('an entry that is larger than the cache is not kept', () => {
  const cache = new ByteLruCache<string>(4, (text) => text.length);
  cache.set('a', 'a');
  cache.set('b', 'bbbbb');
  expect(cache.get('b')).toBeUndefined();
});
