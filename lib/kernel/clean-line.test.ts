import { consumerForm, consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { cleanLine } from './clean-line';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';

describe('a field of one line (S3.1, S5)', () => {
  test.each([
    ['  Ada   Fern ', 'Ada Fern'],
    ['Ada\r\nBcc: all@evil.example', 'Ada Bcc: all@evil.example'],
    ['Ada\u0007\u001b[31m Fern', 'Ada [31m Fern'],
    ['\u202eselegnA soL', 'selegnA soL'],
    ['\u00a0\u200b\u3164', ''],
    ['Zoë O’Neill-Nuñez', 'Zoë O’Neill-Nuñez'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍🎨', '👩‍🎨'],
  ])('%j is %j', (typed, expected) => {
    expect(cleanLine(typed)).toBe(expected);
  });

  test('the form takes it so, on both sides', () => {
    const form = { ...consumerFormExample, name: 'Ada\n\tFern', address_second_line: ' \u2028 ' };
    expect(consumerForm.parse(form)).toMatchObject({ name: 'Ada Fern', address_second_line: '' });
    const unseen = { ...form, name: '\u200b' };
    expect(consumerForm.safeParse(unseen).error?.issues.map(({ path }) => path)).toEqual([['name']]);
    expect(validateConsumerForm(unseen)).toEqual({ name: 'required' });
  });
});
