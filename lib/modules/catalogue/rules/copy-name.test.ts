import { copyName } from './copy-name';

const named = (name: string, n: number) => (n === 1 ? `${name} copy` : `${name} copy ${n}`);
const rules = (taken: string[], most = 80) => ({ taken, most, named });

describe('the name of a copy', () => {
  test.each([
    [[], 'Tee copy'],
    [['Tee copy'], 'Tee copy 2'],
    [['tee COPY ', 'Tee copy 3'], 'Tee copy 2'],
    [['Tee copy', 'Tee copy 2'], 'Tee copy 3'],
  ])('with %j taken is %s', (taken, name) => {
    expect(copyName('Tee', rules(taken))).toBe(name);
  });

  test('fits the limit, and ends with no half of a character', () => {
    const long = 'x'.repeat(80);
    expect(copyName(long, rules([]))).toBe(`${'x'.repeat(75)} copy`);
    expect(copyName(long, rules([`${'x'.repeat(75)} copy`]))).toBe(`${'x'.repeat(73)} copy 2`);
    expect(copyName(`${'x'.repeat(4)}👕👕`, rules([], 12))).toBe('xxxx👕 copy');
  });
});
