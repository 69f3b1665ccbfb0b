import fc from 'fast-check';
import { needsPromoCode } from '../consumer-form';
import { LETTERS_NUMBERS_SPACES, stripDisallowed } from '../strip-disallowed';
import { mergeServerErrors, validateConsumerForm } from '../validate-form';

const form = {
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_second_line: '',
  address_city: 'Leith',
  address_county: '',
  address_postcode: 'EH6 6JN',
  address_country: 'United Kingdom',
  address_state: '',
};
const promo = { type: 'Promo', sample: false };

describe('the consumer form (S5)', () => {
  test('a full form is right, with the optional fields empty', () => {
    expect(validateConsumerForm(form)).toEqual({});
    expect(validateConsumerForm({ ...form, message: '' })).toEqual({});
    expect(
      validateConsumerForm({ ...form, promo_code: 'SUMMIT' }, { event: promo, countryIso2: 'GB' }),
    ).toEqual({});
  });

  test('each other field is required, and blanks are nothing', () => {
    const ignored = ['address_second_line', 'address_county', 'address_state'];
    for (const field of Object.keys(form)) {
      const expected = ignored.includes(field) ? {} : { [field]: 'required' };
      for (const empty of ['', '  \t', '\u00a0', null, undefined, 7]) {
        expect(validateConsumerForm({ ...form, [field]: empty })).toEqual(expected);
      }
    }
    expect(validateConsumerForm({ ...form, company: '' })).toEqual({ company: 'required' });
  });

  test('a US address needs its state, any other none (D12)', () => {
    const kansas = { ...form, address_postcode: '66044', address_state: 'Kansas' };
    expect(validateConsumerForm(kansas, { countryIso2: 'US' })).toEqual({});
    expect(validateConsumerForm({ ...kansas, address_state: ' ' }, { countryIso2: 'US' })).toEqual({
      address_state: 'required',
    });
    for (const countryIso2 of ['GB', 'CA', undefined]) {
      const rules = countryIso2 ? { countryIso2 } : {};
      expect(validateConsumerForm({ ...form, address_state: '' }, rules)).not.toHaveProperty('address_state');
    }
  });

  test('a promo event asks for its code, a sample and other events do not', () => {
    expect(needsPromoCode({ type: 'promo', sample: false })).toBe(true);
    expect(validateConsumerForm(form, { event: promo })).toEqual({ promo_code: 'required' });
    expect(validateConsumerForm({ ...form, promo_code: ' ' }, { event: promo })).toEqual({
      promo_code: 'required',
    });
    for (const event of [
      { type: 'Promo', sample: true },
      { type: 'Store', sample: false },
    ]) {
      expect(validateConsumerForm({ ...form, promo_code: '' }, { event })).toEqual({});
    }
  });

  test('5000 characters and no more, or a field’s own limit', () => {
    expect(validateConsumerForm({ ...form, name: 'x'.repeat(5000) })).toEqual({});
    expect(validateConsumerForm({ ...form, name: 'x'.repeat(5001) })).toEqual({ name: 'too_long' });
    expect(validateConsumerForm({ ...form, address_county: 'x'.repeat(5001) })).toEqual({
      address_county: 'too_long',
    });
    expect(validateConsumerForm({ ...form, name: 'Adalbert' }, { maxLengths: { name: 7 } })).toEqual({
      name: 'too_long',
    });
  });

  test('e-mail, phone and postcode look like one', () => {
    for (const email of [
      'ada',
      'ada@',
      'ada@host',
      'a b@host.example',
      'ada@host.example, eve@host.example',
      'ada@@host.example',
      'ada..fern@host.example',
      '.ada@host.example',
      'ada@host..example',
      'ada@-host.example',
      'ada@192.0.2.1',
      '"ada fern"@host.example',
      // Most mail servers take no other letters before the @.
      'jörg@host.example',
      `ada@${'a'.repeat(64)}.example`,
      `${'a'.repeat(65)}@host.example`,
    ]) {
      expect([email, validateConsumerForm({ ...form, email })]).toEqual([email, { email: 'invalid_email' }]);
    }
    for (const email of [
      'ada+gift@shopper.example',
      'joerg@müller.example',
      'ａｄａ@shopper.example',
      "o'brien/2@shopper.example",
      'ada@почта.xn--p1ai',
    ]) {
      expect([email, validateConsumerForm({ ...form, email })]).toEqual([email, {}]);
    }
    for (const phone of ['12345', 'call me', '0123456789012345678901']) {
      expect(validateConsumerForm({ ...form, phone })).toEqual({ phone: 'invalid_phone' });
    }
    for (const phone of ['(020) 7946-0123', '+31 6 12345678', '415.555.2671 x12']) {
      expect(validateConsumerForm({ ...form, phone })).toEqual({});
    }
    expect(validateConsumerForm(form, { countryIso2: 'NL' })).toEqual({
      address_postcode: 'invalid_postcode',
    });
  });

  test('what the server says of a field wins', () => {
    expect(
      mergeServerErrors({ promo_code: 'required', name: 'required' }, { promo_code: 'invalid_promo_code' }),
    ).toEqual({
      promo_code: 'invalid_promo_code',
      name: 'required',
    });
  });
});

describe('allowed characters (S5-8)', () => {
  test('strips the rest, and says so', () => {
    expect(stripDisallowed('Zoë 7!', LETTERS_NUMBERS_SPACES)).toEqual({ text: 'Zoë 7', stripped: true });
    expect(stripDisallowed('e\u0301a 1', LETTERS_NUMBERS_SPACES)).toEqual({
      text: 'e\u0301a 1',
      stripped: false,
    });
    expect(stripDisallowed('hi 👋🏽\n', LETTERS_NUMBERS_SPACES)).toEqual({ text: 'hi ', stripped: true });
    expect(stripDisallowed('aBc', /[a-z]/gi)).toEqual({ text: 'aBc', stripped: false });
  });

  test('nothing forbidden is left, nothing allowed is lost, twice is once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = stripDisallowed(text, LETTERS_NUMBERS_SPACES);
        expect([...once.text].every((character) => LETTERS_NUMBERS_SPACES.test(character))).toBe(true);
        expect(stripDisallowed(once.text, LETTERS_NUMBERS_SPACES)).toEqual({
          text: once.text,
          stripped: false,
        });
        expect(once.stripped).toBe(once.text !== text);
      }),
    );
  });
});
