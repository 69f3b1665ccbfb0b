import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import { placeTestOrder, type TestOrder } from '@/lib/modules/launch/contract/test-order';
import events from '@/messages/en-GB/events.json';
import launch from '@/messages/en-GB/launch.json';
import errors from '@/messages/en-GB/platform.json';
import { TestOrderButton } from './test-order-button';
// Read before the first test, which else waits for it while the dialog is to open.
import './test-order-dialog';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);
beforeEach(() => call.mockReset());

const texts = launch.launch.test;
const PLACED = placeTestOrder.example.response as TestOrder;
const BLOCKED: TestOrder = {
  ready: false,
  problems: [
    {
      id: 'vat',
      severity: 'blocking',
      passed: false,
      count: 0,
      product: null,
      text: null,
      market_rule: null,
      unserved: null,
    },
  ],
  order: PLACED.order && { ...PLACED.order, prints: [{ side: 'back', file: null }] },
  mail: null,
};

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...errors, ...launch, ...events }}>
      <TestOrderButton place={{ tenant: 'ten_1', slug: 'spring' }} payoutsHref={null} />
    </NextIntlClientProvider>,
  );
}
const open = () => fireEvent.click(screen.getByRole('button', { name: texts.button }));

test('one click places it and shows what a shopper would pay (S2.2-70)', async () => {
  call.mockResolvedValueOnce(PLACED);
  show();
  open();
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  expect(await within(dialog).findByText(texts.ready)).not.toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
  expect(dialog.textContent).toContain('Crew Tee');
  expect(dialog.textContent).toContain('£26.34');
  expect(dialog.textContent).toContain('3307 × 4134 px');
  expect(dialog.textContent).toContain('admin@fjord-fern.example');
});

test('what stands in its way leads to the field, and an undrawable side is named (S2.2-73)', async () => {
  call.mockResolvedValueOnce(BLOCKED);
  show();
  open();
  const link = await screen.findByRole('link', { name: 'Fix: VAT rate' });
  expect(link.getAttribute('href')).toBe('/events/spring/event-details?focus=vatRate');
  expect(screen.getByRole('dialog').textContent).toContain(`${texts.back} · ${texts.notDrawn}`);
});

test('a second order waits for the first, and a failure says so and can be tried again', async () => {
  let fails: (error: Error) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((_, reject) => (fails = reject)));
  show();
  open();
  fireEvent.click((await screen.findAllByRole('button', { name: texts.close }))[0] as HTMLElement);
  open();
  expect(call).toHaveBeenCalledTimes(1);
  fails(new Error('away'));
  expect(await screen.findByRole('alert')).not.toBeNull();
  call.mockResolvedValueOnce(PLACED);
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  expect(await screen.findByText(texts.ready)).not.toBeNull();
  expect(call).toHaveBeenCalledTimes(2);
});
