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
});
