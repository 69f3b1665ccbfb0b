import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { FramedOrder } from './framed-order';
import type { PaidStore } from './paid-store';

jest.mock('./lazy-order-steps', () => ({
  LazyOrderSteps: ({ returned }: { returned: string | null }) => <p>{`the form, ${returned}`}</p>,
}));

async function show(shut: boolean) {
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <FramedOrder
          shut={shut}
          origins={[]}
          title="Order form"
          products={[]}
          locale="en"
          returned="pi_1"
          store={{} as PaidStore}
          heading={<h1>{'Crew'}</h1>}
        />
      </NextIntlClientProvider>,
    );
  });
}

describe('a paid order form inside another site (D5, D8)', () => {
  test('one that has not opened or has closed says so, and shows no form', async () => {
    await show(true);
    expect(screen.getByText(messages.paidForm.shut)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(/^the form/)).toBeNull();
  });

  test('one that is open shows it, with the payment that somebody comes back from', async () => {
    await show(false);
    expect(screen.getByText('the form, pi_1')).toBeTruthy();
  });
});
