import { traceOf } from './trace-of';

describe('what of an error may be logged', () => {
  test.each([
    ['one line', 'ada@shopper.example is taken'],
    [
      'lines that look like frames',
      'Failed query: select 1\nparams: Adelheid,\n  at ada@shopper.example:1:1\nat 12 Hill',
    ],
    ['nothing', ''],
  ])('a message of %s stays out; kind and place are told', (_name, message) => {
    const trace = traceOf(new RangeError(message));
    expect(trace.kind).toBe('RangeError');
    expect(trace.at.length).toBeGreaterThan(0);
    expect(trace.at[0]).toContain('trace-of.test.ts');
    expect(JSON.stringify(trace)).not.toMatch(/ada@|Adelheid|12 Hill/);
  });

  test('what is no error has a kind only', () => {
    expect(traceOf('ada@shopper.example')).toEqual({ kind: 'string', at: [] });
  });

  test('the kind is the name in words, not what a build has made of its class (S8-17)', () => {
    class t extends Error {
      override readonly name = 'ClaimRefusal';
    }
    expect(traceOf(new t('no'))).toMatchObject({ kind: 'ClaimRefusal' });
    class e extends Error {}
    expect(traceOf(new e('no'))).toMatchObject({ kind: 'Error' });
  });

  test('a code tells more, also that of a cause; words that may be data are none', () => {
    const taken = Object.assign(new Error('ada@shopper.example'), { code: '23505' });
    expect(traceOf(new Error('failed', { cause: taken }))).toMatchObject({ code: '23505' });
    const told = Object.assign(new Error('no'), { code: 'ada@shopper.example', name: 'ada@shopper.example' });
    expect(traceOf(told)).toMatchObject({ kind: 'Error' });
    expect(JSON.stringify(traceOf(told))).not.toContain('ada@');
  });
});
