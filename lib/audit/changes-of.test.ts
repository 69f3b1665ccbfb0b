import { changesOf } from './changes-of';

interface Thing {
  name: string;
  size: number | null;
  tags: string[];
  contact: string;
}
const before: Thing = { name: 'Old', size: null, tags: ['a'], contact: 'ada@example.com' };

describe('what a change did (D44-1)', () => {
  test('is each field that changed, before and after', () => {
    expect(changesOf(before, { name: 'New', size: 2, tags: ['a'] })).toEqual({
      name: { before: 'Old', after: 'New' },
      size: { before: null, after: 2 },
    });
  });

  test('never holds a personal value, only that it changed', () => {
    const changes = changesOf(before, { name: 'Old', contact: 'eve@example.com' }, ['contact']);
    expect(changes).toEqual({ contact: 'changed' });
    expect(JSON.stringify(changes)).not.toContain('@');
  });

  test('is nothing where nothing changed', () => {
    expect(changesOf(before, { ...before })).toBeUndefined();
    expect(changesOf<Thing>({}, { size: null })).toBeUndefined();
  });
});
