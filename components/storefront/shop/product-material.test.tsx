import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Region } from '@/lib/kernel/regions';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import { messages } from '@/messages/en-GB';
import { messages as finnish } from '@/messages/fi-FI';
import { ProductMaterial } from './product-material';

const BLEND: FibreShare[] = [
  { fibre: 'cotton', percent: 95 },
  { fibre: 'elastane', percent: 5 },
];

function shown(region: Region, locale: 'en' | 'fi' = 'en') {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={locale === 'fi' ? finnish : messages} timeZone="UTC">
      <ProductMaterial fibres={BLEND} region={region} />
    </NextIntlClientProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ');
}

describe('the material of a product (D54-3)', () => {
  test('is told in the page’s language, and in the names of the market', () => {
    expect(shown('UK')).toBe('Material: 95% cotton, 5% elastane');
    expect(shown('US')).toBe('Material: 95% cotton, 5% spandex');
    expect(shown('EU', 'fi')).toBe('Materiaali: puuvilla 95 %, elastaani 5 %');
  });

  test('is left out where nobody knows it', () => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <ProductMaterial fibres={undefined} region="UK" />
      </NextIntlClientProvider>,
    );
    expect(container.innerHTML).toBe('');
  });
});
