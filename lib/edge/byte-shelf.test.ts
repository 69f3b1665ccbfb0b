import { ByteShelf } from './byte-shelf';

test('what was used longest ago goes first when it gets too much', () => {
  const shelf = new ByteShelf<string>(6, (text) => text.length);
  shelf.put('a', 'aa');
  shelf.put('b', 'bb');
  shelf.put('c', 'cc');
  expect(shelf.take('a')).toBe('aa');
  shelf.put('d', 'dd');
  expect(['a', 'b', 'c', 'd'].filter((name) => shelf.take(name))).toEqual(['a', 'c', 'd']);
});

test('one put again counts once, and one dropped no longer', () => {
  const shelf = new ByteShelf<string>(4, (text) => text.length);
  for (const text of ['aaa', 'aa', 'a']) shelf.put('a', text);
  shelf.put('b', 'bbb');
  expect(shelf.take('a')).toBe('a');
  shelf.drop('b');
  shelf.put('c', 'ccc');
  expect([shelf.take('a'), shelf.take('b'), shelf.take('c')]).toEqual(['a', undefined, 'ccc']);
});

test('one that is larger than the shelf is not kept', () => {
  const shelf = new ByteShelf<string>(4, (text) => text.length);
  shelf.put('a', 'a');
  shelf.put('b', 'bbbbb');
  expect(shelf.take('b')).toBeUndefined();
});
