import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import { StoreFooter } from './store-footer';

const STORE = readStorefront.example.response as StorefrontData;
const NOTICE = '/brand/eu-guarantee-notice.en.pdf';

function show(change: Partial<StorefrontData>) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreFooter store={{ ...STORE, ...change }} />
    </NextIntlClientProvider>,
  ).container;
}

describe('the foot of a store’s pages', () => {
  test('tells the evidence for its claims, and nothing where there is none (D54-4)', () => {
    const storeConfig = { ...STORE.storeConfig, greenEvidence: 'Certificate <CN 4711>' };
    expect(show({ storeConfig }).querySelector('details')?.textContent).toBe(
      'About our environmental claimsCertificate <CN 4711>',
    );
    expect(show({}).querySelector('details')).toBeNull();
  });

  test('links the EU’s notice of the guarantee where there is one (D54-5)', () => {
    show({ guarantee_notice: NOTICE });
    const link = screen.getByRole('link', { name: 'Your legal guarantee in the EU' });
    expect(link.getAttribute('href')).toBe(NOTICE);
    expect(show({}).innerHTML).not.toContain('eu-guarantee');
  });
});
