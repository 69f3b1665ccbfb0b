import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { makeMockups } from '@/lib/modules/catalogue/client/mockups';
import {
  eventProductDetailExample,
  type EventProductDetail,
} from '@/lib/modules/catalogue/contract/event-product';
import { messages } from '@/messages/en-GB';
import { DownloadMockups } from './download-mockups';

jest.mock('@/lib/modules/catalogue/client/mockups', () => ({ makeMockups: jest.fn() }));
const making = jest.mocked(makeMockups);

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' };
const PRODUCT: EventProductDetail = { ...eventProductDetailExample, name: 'Crew: Tee', sides: ['front'] };

const saved: string[] = [];
beforeEach(() => {
  making.mockReset();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:archive';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (unsaved = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <DownloadMockups place={PLACE} product={PRODUCT} unsaved={unsaved} />
    </NextIntlClientProvider>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: /Download mock-ups/ }));

test('one press makes one archive, tells how far it is, and saves it under the product’s name (S2.2-75)', async () => {
  let end: (archive: Blob) => void = () => undefined;
  making.mockImplementation(({ onReady }) => {
    onReady(0);
    return new Promise((resolve) => (end = resolve));
  });
  show();
  press();
  press();
  await screen.findByText('Preparing 0 of 1 pictures…');
  expect(making).toHaveBeenCalledTimes(1);
  expect(making.mock.calls[0]?.[0].mockups).toEqual([
    { colour: 'tee-black', side: 'front', name: 'Crew Tee – Black – front' },
  ]);
  await act(async () => end(new Blob(['zip'])));
  await waitFor(() => expect(saved).toEqual(['Crew Tee.zip blob:archive']));
  expect(screen.queryByText(/Preparing/)).toBeNull();
});

test('a failure is told, and the next press tries again', async () => {
  making.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(new Blob(['zip']));
  show();
  press();
  await screen.findByText(/We couldn’t prepare the mock-ups/);
  press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText(/We couldn’t prepare/)).toBeNull();
});

test('leaving the page gives it up, and nothing is saved', async () => {
  let end: (archive: Blob) => void = () => undefined;
  making.mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const { unmount } = show();
  press();
  await waitFor(() => expect(making).toHaveBeenCalledTimes(1));
  unmount();
  expect(making.mock.calls[0]?.[0].signal.aborted).toBe(true);
  await act(async () => end(new Blob(['zip'])));
  expect(saved).toEqual([]);
});

test('says that changes which are not saved are not in the pictures', () => {
  show(true);
  screen.getByText('Your unsaved changes aren’t in the mock-ups.');
});
