import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import { messages } from '@/messages/en-GB';
import { NoLongerMadeLine, NoLongerMadeNotice } from './no-longer-made';

function show(gone: EventProduct['no_longer_made']) {
  const product = { no_longer_made: gone };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <NoLongerMadeLine product={product} />
      <NoLongerMadeNotice product={product} />
    </NextIntlClientProvider>,
  );
}

describe('a product whose garment staff have withdrawn (S2.2-234)', () => {
  test('says why, what shoppers see and what can be sold instead', () => {
    show({ reason: 'Its maker has stopped.', replaced_by: 'hoodie' });
    expect(screen.getByText('No longer made: Its maker has stopped.')).toBeVisible();
    expect(screen.getByText('No longer made')).toBeVisible();
    expect(screen.getByText(/Shoppers see this product as sold out\./)).toHaveTextContent(
      'You can sell this instead: Hoodie.',
    );
  });

  test('promises nothing where nothing takes its place', () => {
    const { container } = show({ reason: 'Its maker has stopped.', replaced_by: null });
    expect(container).not.toHaveTextContent('instead');
  });

  test('says nothing of one that is made', () => {
    expect(show(null).container).toBeEmptyDOMElement();
  });
});
