import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { PriceNote } from './price-note';

const TAXED = { store_default_vat: 1 } as const;
const FREE = { store_default_vat: 0 } as const;
type Store = Parameters<typeof PriceNote>[0]['store'];

function noteOf(store: Partial<Store>, products: Parameters<typeof PriceNote>[0]['products']): string {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PriceNote store={{ region: 'UK', not_vat_registered: false, ...store } as Store} products={products} />
    </NextIntlClientProvider>,
  );
  const text = container.textContent ?? '';
  cleanup();
  return text;
}

describe('the note beside prices (S5, S9)', () => {
  test('a product without VAT does not say that it includes it', () => {
    expect(noteOf({}, [TAXED])).toBe(messages.store.inclVat);
    expect(noteOf({}, [FREE])).toBe(messages.store.noVat);
  });

  test('a list of both says where it applies', () => {
    expect(noteOf({}, [TAXED, FREE])).toBe(messages.store.inclVatWhere);
    expect(noteOf({}, [TAXED, TAXED])).toBe(messages.store.inclVat);
  });

  test('a company that is not registered charges none; the US adds sales tax', () => {
    expect(noteOf({ not_vat_registered: true }, [TAXED])).toBe(messages.store.noVat);
    expect(noteOf({ region: 'US' }, [TAXED])).toBe(messages.store.exclTax);
  });
});
