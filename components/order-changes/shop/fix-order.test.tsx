import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { artworkCheckExample, artworkLineExample } from '@/lib/modules/order-changes/contract/artwork';
import { fixPageExample, type FixPage } from '@/lib/modules/order-changes/contract/fix-page';
import { FIX_LINK_STATES } from '@/lib/modules/orders/rules/fixable-issues';
import { messages } from '@/messages/en-GB';
import { FixOrder } from './fix-order';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body?: Record<string, unknown> }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...given: Parameters<typeof call>) => call(...given),
}));
beforeEach(() => call.mockReset());

const { address } = fixPageExample;
if (!address) throw new Error('the example has no address');
const SOLVED: FixPage = { ...fixPageExample, state: 'solved', address: null, reason: null };
const ARTWORK: FixPage = {
  ...fixPageExample,
  kind: 'artwork',
  reason: 'word_refused',
  address: null,
  artwork: {
    version: address.version,
    event_slug: 'fjord-fern',
    can_accept: false,
    lines: [artworkLineExample],
  },
};

function show(first: FixPage) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FixOrder token="tok" first={first} />
    </NextIntlClientProvider>,
  );
}
async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}
const sent = () => call.mock.calls.map(([{ path }, { body }]) => ({ path, body }));

describe('an address that is fixed by its link (D32-30)', () => {
  test('says what is wrong, and uses it as it was typed', async () => {
    show(fixPageExample);
    expect(screen.getByText('The postcode doesn’t match the country.')).toBeTruthy();
    call.mockResolvedValue(SOLVED);
    await press('Use it as I typed it');
    expect(sent()).toEqual([{ path: '/api/fix-order/{token}/accept', body: { version: address.version } }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'This is fixed' }));
  });

  test('takes the suggestion by one press', async () => {
    const suggestion = { ...address.now, address_postcode: 'EH6 6JP' };
    show({ ...fixPageExample, address: { ...address, suggestion } });
    expect(screen.getByText('Did you mean')).toBeTruthy();
    call.mockResolvedValue(SOLVED);
    await press('Use this address');
    expect(sent()[0]?.body).toMatchObject({ address_postcode: 'EH6 6JP', version: address.version });
  });

  test('is corrected by the shop’s own form', async () => {
    show(fixPageExample);
    fireEvent.change(screen.getByLabelText(/Address line 1/), { target: { value: '14 Harbour Street' } });
    call.mockResolvedValue(SOLVED);
    await press('Save and continue order');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ address_first_line: '14 Harbour Street' }));
    expect(await screen.findByText(/Order M7QK-3FXW continues/)).toBeTruthy();
  });

  test('names what the corrected one no longer reaches, before and after (D32-83)', async () => {
    const too_late = [{ name: 'Crew Tee', quantity: 2 }];
    show({ ...fixPageExample, too_late });
    expect(screen.getByText('2 × Crew Tee')).toBeTruthy();
    call.mockResolvedValue({ ...SOLVED, too_late });
    fireEvent.change(screen.getByLabelText(/Address line 1/), { target: { value: '14 Harbour Street' } });
    await press('Save and continue order');
    expect(await screen.findByText(/Order M7QK-3FXW continues/)).toBeTruthy();
    expect(screen.getByText('2 × Crew Tee')).toBeTruthy();
    expect(screen.getByText(/contact Fjord & Fern/)).toBeTruthy();
  });

  test('who was not the first is shown the newer order', async () => {
    show(fixPageExample);
    call.mockRejectedValueOnce(new ApiError(409, { code: 'conflict', message: 'changed' } as never));
    call.mockResolvedValueOnce(fixPageExample);
    await press('Use it as I typed it');
    expect(screen.getByText(/has changed in the meantime/)).toBeTruthy();
  });
});

describe('a text that is fixed by its link (D32-31)', () => {
  test('is seen with the print check’s answer before it is saved (D3-53)', async () => {
    show(ARTWORK);
    expect(screen.getByText(/isn’t allowed in this store/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Your text/), { target: { value: 'ASTRID' } });
    call.mockResolvedValueOnce(artworkCheckExample);
    await press('Save and continue order');
    expect(screen.getByRole('img', { name: 'Name Hoodie with your changes, front' })).toBeTruthy();
    expect(screen.getByText(/found no problems. Check the preview/)).toBeTruthy();
    call.mockResolvedValueOnce(SOLVED);
    await press('Save and continue order');
    const personalisation = { front: { name: 'ASTRID' } };
    expect(sent()).toEqual([
      { path: '/api/fix-order/{token}/lines/{line}/check', body: { personalisation } },
      { path: '/api/fix-order/{token}/lines/{line}', body: { personalisation, version: address.version } },
    ]);
    expect(screen.getByRole('heading', { name: 'This is fixed' })).toBeTruthy();
  });

  test('is printed as it is only where the check has nothing but warnings (D32-32)', async () => {
    const { unmount } = show(ARTWORK);
    expect(screen.queryByRole('button', { name: 'Print it as it is' })).toBeNull();
    unmount();
    if (!ARTWORK.artwork) throw new Error('no artwork');
    show({ ...ARTWORK, artwork: { ...ARTWORK.artwork, can_accept: true } });
    call.mockResolvedValue(SOLVED);
    await press('Print it as it is');
    expect(sent()[0]?.path).toBe('/api/fix-order/{token}/accept');
  });
});

test.each(FIX_LINK_STATES.filter((state) => state !== 'open'))(
  'a link that is %s says so in words, and has no form (D32-31)',
  (state) => {
    show({ ...SOLVED, state });
    const { title } = messages.fixOrder.state[state];
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  },
);
