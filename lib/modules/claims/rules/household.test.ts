import fc from 'fast-check';
import { CALLING_CODES } from './calling-codes';
import { emailKey } from '@/lib/kernel/email-key';
import { HOUSEHOLD_MODES, claimKeys, keysToCheck, type Claimant } from './household';
import { nameKey } from './name-key';
import { phoneKey } from './phone-key';

describe('e-mail (D24)', () => {
  test('case, spaces and plus-addressing do not count', () => {
    for (const text of [
      'ada@shopper.example',
      ' Ada@Shopper.EXAMPLE ',
      'ada+gift@shopper.example',
      'ada+a+b@shopper.example.',
      'ａｄａ@shopper.example',
    ]) {
      expect([text, emailKey(text)]).toEqual([text, 'ada@shopper.example']);
    }
  });

  test('dots, other names and other hosts do', () => {
    const keys = ['ada@a.example', 'a.da@a.example', 'ada@b.example', 'adb@a.example'].map(emailKey);
    expect(new Set(keys).size).toBe(4);
    expect(emailKey('+gift@a.example')).toBe('+gift@a.example');
  });

  test('a domain in Unicode and in punycode is one', () => {
    for (const text of [
      'ada@bücher.example',
      'ADA@BÜCHER.example',
      'ada@bu\u0308cher。example',
      'ada+x@xn--bcher-kva.example',
      'ada@bücher.example.',
    ]) {
      expect([text, emailKey(text)]).toEqual([text, 'ada@xn--bcher-kva.example']);
    }
    expect(emailKey('ada@bucher.example')).not.toBe(emailKey('ada@bücher.example'));
    expect(emailKey('ada@bü/cher.example')).toBe('ada@bü/cher.example');
  });

  test('the provider that ignores dots, under both of its names', () => {
    for (const text of ['adafern@gmail.com', 'Ada.Fern@Gmail.com', 'a.d.a.f.e.r.n+gift@googlemail.com']) {
      expect([text, emailKey(text)]).toEqual([text, 'adafern@gmail.com']);
    }
    expect(emailKey('..@gmail.com')).toBe('..@gmail.com');
    expect(emailKey('ada.fern@notgmail.com')).toBe('ada.fern@notgmail.com');
  });

  test('what is no address has no key', () => {
    for (const text of ['', 'ada', '@a.example', 'ada@']) expect(emailKey(text)).toBeNull();
  });
});

describe('phone', () => {
  const groups: [string, string, string[]][] = [
    [
      'GB',
      '+447911123456',
      [
        '07911 123456',
        '+44 7911 123456',
        '+44 (0)7911-123456',
        '0044 7911 123456',
        '447911123456',
        '07911123456 ext. 4',
      ],
    ],
    ['NL', '+31612345678', ['06-12345678', '+31 6 1234 5678', '0031612345678', '31612345678']],
    ['DE', '+493012345678', ['030 12345678', '+49 (0) 30 / 123 456 78', '0049 30 12345678']],
    ['FR', '+33612345678', ['06 12 34 56 78', '+33 6 12 34 56 78', '+33 (0)6.12.34.56.78']],
    [
      'US',
      '+14155552671',
      ['(415) 555-2671', '1-415-555-2671', '+1 415 555 2671', '415.555.2671 x12', '011 1 415 555 2671'],
    ],
    ['IT', '+390612345678', ['06 1234 5678', '+39 06 1234 5678', '+39 (0)6 12345678']],
    ['DK', '+4520123456', ['20 12 34 56', '+45 20123456', '4520123456']],
    ['ES', '+34612345678', ['612 34 56 78', '+34 612345678']],
    ['HU', '+36201234567', ['06 20 123 4567', '+36 20 123 4567']],
  ];
  test.each(groups)('%s %s', (country, key, texts) => {
    for (const text of texts) expect([text, phoneKey(text, country)]).toEqual([text, key]);
  });

  test('a number of another country is read by its own code', () => {
    expect(phoneKey('+49 30 12345678', 'NL')).toBe('+493012345678');
    expect(phoneKey('011 44 7911 123456', 'US')).toBe('+447911123456');
    expect(phoneKey('030 12345678', 'DE')).not.toBe(phoneKey('030 12345678', 'NL'));
  });

  test('no key for what people type to get past a form', () => {
    for (const text of ['', '0', '0000000000', '1111111111', '12345', 'none', '1'.repeat(30)]) {
      expect([text, phoneKey(text, 'GB')]).toEqual([text, null]);
    }
  });

  test('spaces, brackets and dashes never count, and a last digit always does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALLING_CODES.keys()),
        fc.stringMatching(/^[2-9]\d{8}$/),
        fc.nat(8),
        (country, digits, at) => {
          const spaced = `(${digits.slice(0, at)}) ${digits.slice(at)}-`;
          expect(phoneKey(spaced, country)).toBe(phoneKey(digits, country));
          const other = digits.slice(0, -1) + String((Number(digits.slice(-1)) + 1) % 10);
          const keys = [phoneKey(digits, country), phoneKey(other, country)];
          if (keys.every((key) => key !== null)) expect(keys[0]).not.toBe(keys[1]);
        },
      ),
    );
  });
});

describe('name', () => {
  test('whichever way round, accents, titles and punctuation aside', () => {
    for (const text of [
      'José Müller',
      'MÜLLER, José',
      'Herr Jose Mueller',
      '  josé   müller ',
      'Dr. José Müller',
    ]) {
      expect([text, nameKey(text)]).toEqual([text, 'jose muller']);
    }
    expect(nameKey("Siobhán O'Neil")).toBe(nameKey('Siobhan O’Neil'));
    expect(nameKey('Ada Fern')).not.toBe(nameKey('Ida Fern'));
    expect(nameKey('Dr')).toBe('dr');
    expect(nameKey(' - ')).toBeNull();
    expect(nameKey('山田 太郎')).toBe('太郎 山田');
  });
});

describe('person and household', () => {
  const ada: Claimant = {
    name: 'Ada Fern',
    email: 'ada@shopper.example',
    phone: '020 794 6012',
    address_first_line: 'Keizersgracht 12-2',
    address_second_line: '',
    address_city: 'Amsterdam',
    address_postcode: '1015 CS',
    address_country: 'Netherlands',
  };
  const shares = (one: string[], other: string[]): boolean => one.some((key) => other.includes(key));
  const compare = (change: Partial<Claimant>): { person: boolean; household: boolean } => {
    const [before, after] = [claimKeys(ada), claimKeys({ ...ada, ...change })];
    return {
      person: shares(before.person, after.person),
      household: shares(before.household, after.household),
    };
  };

  test('a person is known by e-mail, phone, or name at the address', () => {
    const elsewhere = { address_first_line: 'Kerkstraat 5', address_postcode: '3512 AB' };
    expect(compare({ ...elsewhere, name: 'A. F.', phone: '+31 6 1111 2222' })).toEqual({
      person: true,
      household: false,
    });
    expect(compare({ ...elsewhere, name: 'A. F.', email: 'other@shopper.example' })).toEqual({
      person: true,
      household: false,
    });
    const other = { email: 'other@shopper.example', phone: '+31 6 1111 2222' };
    expect(compare({ ...other, name: 'FERN, Ada' })).toEqual({ person: true, household: true });
    expect(compare({ ...other, ...elsewhere })).toEqual({ person: false, household: false });
  });

  test('a household is its address, in whichever language the country is named', () => {
    const other = { name: 'Bo Fern', email: 'bo@shopper.example', phone: '+31 6 1111 2222' };
    for (const address_country of ['Netherlands', 'NL', 'Nederland', 'Pays-Bas']) {
      expect(compare({ ...other, address_country })).toEqual({ person: false, household: true });
    }
    expect(compare({ ...other, address_first_line: 'Keizersgracht 12-3' })).toEqual({
      person: false,
      household: false,
    });
  });

  test('a mode says what is looked up, and whether a match refuses', () => {
    const keys = claimKeys(ada);
    expect(keys.person).toHaveLength(3);
    expect(keys.household).toHaveLength(1);
    expect(keysToCheck('off', keys)).toEqual({ keys: [], refuses: false });
    expect(keysToCheck('flag', keys)).toEqual({ keys: [...keys.person, ...keys.household], refuses: false });
    expect(keysToCheck('per_person', keys)).toEqual({ keys: keys.person, refuses: true });
    expect(keysToCheck('per_household', keys)).toEqual({ keys: keys.household, refuses: true });
    expect(HOUSEHOLD_MODES).toHaveLength(4);
  });

  test('an address that says too little is no way around a household: its person is looked up', () => {
    for (const address_first_line of ['-', '…', '. , .', '📦']) {
      const thin = claimKeys({ ...ada, address_first_line });
      expect([address_first_line, thin.household]).toEqual([address_first_line, []]);
      expect(keysToCheck('per_household', thin)).toEqual({ keys: thin.person, refuses: true });
      expect(thin.person.length).toBeGreaterThan(0);
    }
  });

  test('keys of different kinds never meet', () => {
    const { person, household } = claimKeys(ada);
    expect(new Set([...person, ...household].map((key) => key.split('|')[0]))).toEqual(
      new Set(['email', 'phone', 'name', 'postal']),
    );
  });
});
