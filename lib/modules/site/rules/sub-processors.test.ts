import { listSubProcessors, parseSubProcessors } from './sub-processors';

describe('the companies that process personal data (S2.1-54)', () => {
  test('are read from the configuration; a name may contain commas', () => {
    expect(parseSubProcessors('')).toEqual([]);
    expect(
      parseSubProcessors(' Pine Hosting, Inc., Ireland, hosting ; Mailbird Ltd, United Kingdom, mail;'),
    ).toEqual([
      { name: 'Pine Hosting, Inc.', country: 'Ireland', task: 'hosting' },
      { name: 'Mailbird Ltd', country: 'United Kingdom', task: 'mail' },
    ]);
  });

  test.each(['Pine Hosting', 'Pine Hosting, Ireland', 'Pine Hosting, Ireland, gardening', ', Ireland, mail'])(
    '"%s" is refused',
    (configured) => {
      expect(() => parseSubProcessors(configured)).toThrow('SUB_PROCESSORS');
    },
  );

  test('who is used by the settings is listed too, unless somebody is named for the task', () => {
    const stripe = { name: 'Stripe', country: 'Ireland', task: 'payments' } as const;
    const amazon = { name: 'Amazon Web Services', country: 'Luxembourg', task: 'files' } as const;
    const own = { name: 'Own Bucket B.V.', country: 'Netherlands', task: 'files' } as const;
    expect(listSubProcessors([own], [stripe, amazon])).toEqual([own, stripe]);
    expect(listSubProcessors([], [stripe, amazon])).toEqual([stripe, amazon]);
  });
});
