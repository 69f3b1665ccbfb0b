import fc from 'fast-check';
import { encodeForm, type FormInput } from '../browser/api';
import { parseForm } from './form';

const key = fc
  .stringMatching(/^[a-z_]{1,8}$/)
  .filter((text) => !['constructor', 'prototype', '__proto__'].includes(text));

const form: fc.Arbitrary<FormInput> = fc.letrec<{ tree: FormInput }>((tie) => ({
  tree: fc.dictionary(key, fc.oneof({ depthSize: 'small', maxDepth: 4 }, fc.string(), tie('tree')), {
    minKeys: 1,
    maxKeys: 4,
    noNullPrototype: true,
  }),
})).tree;

test('what the script encodes is what the API reads', () => {
  fc.assert(
    fc.property(form, (input) => {
      expect(parseForm(encodeForm(input))).toEqual(input);
    }),
  );
});

test('lists, with and without indexes', () => {
  expect(parseForm('a[0][b]=1&a[1][b]=2&expand[]=x&expand[]=y')).toEqual({
    a: [{ b: '1' }, { b: '2' }],
    expand: ['x', 'y'],
  });
});

test('no form reaches an object’s prototype', () => {
  parseForm('__proto__[polluted]=1&a[constructor][prototype][polluted]=1&a[__proto__][polluted]=1');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('broken encoding is text, not a crash', () => {
  expect(parseForm('a=%zz&b&=c')).toEqual({ a: '%zz', b: '' });
});
