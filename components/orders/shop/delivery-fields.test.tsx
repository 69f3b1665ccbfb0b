import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { AddressFields } from './address-fields';
import { ContactFields } from './delivery-fields';

const texts = messages.address;
const STATES = ['Alabama', 'Alaska', 'Arizona'];
const COUNTRIES = [
  { iso2: 'GB', name: 'United Kingdom', label: 'United Kingdom' },
  { iso2: 'US', name: 'United States of America', label: 'United States' },
];

function show(country: string) {
  const field = (name: string) => ({ name, error: undefined });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ContactFields field={field} />
      <AddressFields
        field={field}
        country={country}
        countries={COUNTRIES}
        states={STATES}
        optionalText="optional"
      />
    </NextIntlClientProvider>,
  );
}
const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('the fields of a delivery (S2.7, S5)', () => {
  it('take the e-mail in an e-mail input and the phone in one for phones', () => {
    show('United Kingdom');
    const email = input(texts.email);
    expect([email.type, email.inputMode, email.autocomplete]).toEqual(['email', 'email', 'email']);
    expect(input(texts.phone).type).toBe('tel');
  });

  it('mark those that must hold something, and no others', () => {
    show('United Kingdom');
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    const names = (required: boolean) =>
      fields.filter((one) => one.required === required).map(({ name }) => name);
    const address = ['country', 'first_line', 'city', 'postcode'].map((part) => `address_${part}`);
    expect(names(true)).toEqual(['name', 'email', 'phone', ...address]);
    expect(names(false)).toEqual(['address_second_line', 'address_county']);
  });

  it('ask for a county and no state outside the United States', () => {
    show('United Kingdom');
    expect(screen.queryByLabelText(texts.state)).toBeNull();
    expect(input(new RegExp(texts.county))).toBeTruthy();
    expect(input(texts.postcode)).toBeTruthy();
  });

  it('ask for a state there, from Alabama on, and for a ZIP code', () => {
    show('United States of America');
    const state = screen.getByLabelText<HTMLSelectElement>(texts.state);
    expect([state.value, [...state.options].map(({ value }) => value)]).toEqual(['Alabama', STATES]);
    expect(screen.queryByLabelText(new RegExp(texts.county))).toBeNull();
    expect(input(texts.zip)).toBeTruthy();
  });
});
