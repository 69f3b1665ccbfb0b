import { render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import type { Rates } from '@/lib/modules/ledger/contract/read-credit';
import { messages } from '@/messages/en-GB';
import { TaxFacts } from './tax-facts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const t = messages.taxFacts;
const TAX: Rates['taxes'][number] = {
  currency: 'EUR',
  percent: '21.00',
  reverse_charge: false,
  seller: { name: 'Merchloom B.V.', country: 'NL', tax_number: 'NL999999990B01' },
  said: 'taxed',
};
const RATES: Rates = {
  fee_percent: '5.00',
  tax_percent: null,
  company: { legal_name: 'Lumen Robotics GmbH', vat_number: 'DE136695976', country: 'DE' },
  taxes: [TAX],
};

function show(rates: Partial<Rates>) {
  render(
    <KitTest>
      <TaxFacts rates={{ ...RATES, ...rates }} />
    </KitTest>,
  );
  const facts = screen.getByRole('region', { name: t.title });
  return facts.textContent;
}

test('says who is taxed, where its number is from, and what statements show (D39-4)', () => {
  const text = show({});
  for (const said of [
    'Lumen Robotics GmbH',
    'DE136695976',
    'Germany',
    'Merchloom B.V., Netherlands',
    '21% tax',
  ])
    expect(text).toContain(said);
});

test('reverse charge is said in the words of the statement (D39-4)', () => {
  const text = show({ taxes: [{ ...TAX, percent: '0.00', reverse_charge: true, said: 'reverse_charge' }] });
  expect(text).toContain(messages.statementPdf.reverseCharge);
});

test('what is missing is said, with the way to give it (D39-4)', () => {
  const company = { legal_name: null, vat_number: null, country: null };
  const text = show({ company, taxes: [{ ...TAX, percent: '0.00', said: 'untaxed' }] });
  for (const said of [t.missing, t.noVat, t.said.untaxed]) expect(text).toContain(said);
  const link = screen.getByRole('link', { name: t.change });
  expect(link.getAttribute('href')).toBe('/settings/company-details');
});
