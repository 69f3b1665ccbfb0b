import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { exampleBlank, exampleBlankDetail } from '@/lib/modules/catalogue/contract/blanks/examples';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { BlankActs } from './blank-acts';
import { BlankForm } from './blank-form';
import { BlankVersions } from './blank-versions';
import { BlanksTable } from './blanks-table';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));

const COUNTRIES = [{ value: 'PT', label: 'Portugal' }];
const calls = jest.mocked(browserCall);
beforeEach(() => {
  calls.mockReset();
  refresh.mockReset();
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const form = (blank: StaffBlankDetail, mayWrite = true) => (
  <BlankForm blank={blank} countries={COUNTRIES} techniques={['DTG', 'DTF']} mayWrite={mayWrite} />
);
const sent = () => calls.mock.calls.at(-1)?.[1]?.body as Record<string, unknown>;

/** The blank as somebody else has left it. */
const others: StaffBlankDetail = {
  ...exampleBlankDetail,
  revision: 2,
  version: 2,
  definition: { ...exampleBlankDetail.definition, brand: 'Southlight' },
};

test('the list names each blank with its status, prices and products (S2.2-247)', () => {
  render(<BlanksTable blanks={[{ ...exampleBlank, status: 'withdrawn' }]} />, { wrapper: KitTest });
  expect(screen.getByRole('link', { name: 'Northlight NL180' }).getAttribute('href')).toBe(
    '/products/blanks/tee',
  );
  expect(screen.getAllByText('Withdrawn').length).toBeGreaterThan(0);
  expect(screen.getAllByText('4 products').length).toBeGreaterThan(0);
  expect(screen.getAllByText('£4.30').length).toBeGreaterThan(0);
});

test('the list names a blank in the reader’s language, else in English (S2.2-300)', () => {
  const blank = { ...exampleBlank, name: 'Heavy tee', names: { de: 'Schweres Shirt' } };
  for (const [locale, name] of [
    ['de', 'Schweres Shirt'],
    ['fr', 'Heavy tee'],
    ['en', 'Heavy tee'],
  ] as const) {
    const { unmount } = render(
      <KitTest locale={locale}>
        <BlanksTable blanks={[blank]} />
      </KitTest>,
    );
    expect(screen.getByText(name)).toBeTruthy();
    unmount();
  }
});

test('the list has a blank’s prices by quantity, at each step both (S2.2-322)', () => {
  const none = { EUR: [], USD: [] };
  const blank_breaks = { GBP: [{ from: 25, price: '3.80' }], ...none };
  const print_breaks = { GBP: [{ from: 50, price: '2.00' }], ...none };
  const prices = { blank_price: { GBP: '4.30', EUR: '5.10', USD: '5.60' }, blank_breaks, print_breaks };
  const print_price = { GBP: '2.60', EUR: '3.10', USD: '3.40' };
  render(<BlanksTable blanks={[{ ...exampleBlank, ...prices, print_price }]} />, { wrapper: KitTest });
  expect(screen.getAllByText('from 25: £3.80 + £2.60').length).toBeGreaterThan(0);
  expect(screen.getAllByText('from 50: £3.80 + £2.00').length).toBeGreaterThan(0);
});

describe('the form of a blank (S2.2-249)', () => {
  test('errors stand at their fields, nothing typed is lost, and two clicks are one call', async () => {
    render(form(exampleBlankDetail), { wrapper: KitTest });
    type('Brand', 'Harbour');
    type('Sizes', 'S, Huge');
    const codes = { 'sizes.1': ['unknown'], 'blank_price.GBP': ['invalid'], 'maker.name': ['required'] };
    calls.mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes: codes as ApiError['codes'] }));
    click('Save changes');
    expect(await screen.findByText(/^Huge: /)).toBeTruthy();
    for (const label of ['Sizes', 'Garment, GBP', 'Maker: name'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect([valueOf('Brand'), valueOf('Sizes')]).toEqual(['Harbour', 'S, Huge']);
    type('Sizes', 'S, M');
    type('Garment, GBP', '5');
    calls.mockResolvedValueOnce({ ...others, definition: { ...others.definition, brand: 'Harbour' } });
    click('Save changes');
    click('Save changes');
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
    expect(sent()).toMatchObject({
      brand: 'Harbour',
      sizes: ['S', 'M'],
      blank_price: { GBP: '5.00', EUR: '5.10' },
      revision: 1,
      weight_grams: null,
      eu_responsible: null,
    });
  });

  test('prices by quantity are typed one a line, and the wrong one is named (S2.2-318, S4-97)', async () => {
    render(form(exampleBlankDetail), { wrapper: KitTest });
    type('Garment by quantity, GBP', '25 4,00\n100: 4.10');
    type('Weight of one item, g', '180');
    const codes = { 'blank_breaks.GBP.1.price': ['too_large'] };
    calls.mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes: codes as ApiError['codes'] }));
    click('Save changes');
    expect(await screen.findByText(/^100: 4.10: /)).toBeTruthy();
    expect(screen.getByLabelText('Print per side by quantity, GBP').getAttribute('aria-invalid')).toBeNull();
    expect(sent()).toMatchObject({
      weight_grams: 180,
      blank_breaks: {
        GBP: [
          { from: 25, price: '4.00' },
          { from: 100, price: '4.10' },
        ],
        EUR: [],
      },
    });
  });

  test('another’s change is told in words, and what was typed goes on over it only when asked', async () => {
    const { rerender } = render(form(exampleBlankDetail), { wrapper: KitTest });
    type('Garment, GBP', '5.00');
    calls.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
    click('Save changes');
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    rerender(form(others));
    expect(await screen.findByText('Someone else has changed this garment since you opened it')).toBeTruthy();
    expect(screen.getByText('Northlight → Southlight')).toBeTruthy();
    expect([valueOf('Brand'), valueOf('Garment, GBP')]).toEqual(['Northlight', '5.00']);
    click('Keep my entries and go on');
    expect([valueOf('Brand'), valueOf('Garment, GBP')]).toEqual(['Southlight', '5.00']);
    calls.mockResolvedValueOnce({ ...others, revision: 3 });
    click('Save changes');
    await waitFor(() => expect(sent()).toMatchObject({ revision: 2, brand: 'Southlight' }));
  });

  test('each other language may have a name of its own; an empty one is left out (S2.2-301)', async () => {
    const named = { ...exampleBlankDetail.definition, names: { de: 'Bio-Shirt', fr: 'T-shirt bio' } };
    render(form({ ...exampleBlankDetail, definition: named }), { wrapper: KitTest });
    type('Français', '');
    type('Dansk', 'Økologisk T-shirt');
    const codes = { 'names.da': ['too_long'] };
    calls.mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes: codes as ApiError['codes'] }));
    click('Save changes');
    await waitFor(() => expect(screen.getByLabelText('Dansk').getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toMatchObject({ names: { de: 'Bio-Shirt', da: 'Økologisk T-shirt' } });
    expect(sent()['names']).not.toHaveProperty('fr');
  });

  test('whoever may only read sees it and can change nothing', () => {
    render(form(exampleBlankDetail, false), { wrapper: KitTest });
    expect(screen.getByLabelText('Brand').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

describe('withdrawing (S2.2-250)', () => {
  test('says before what it takes from which stores, and keeps a refused reason', async () => {
    render(<BlankActs blank={exampleBlankDetail} all={[exampleBlank, { ...exampleBlank, id: 'hoodie' }]} />, {
      wrapper: KitTest,
    });
    click('Withdraw');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^3 available products become sold out in 2 live stores/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Fjord & Fern' })).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Its maker has closed.' } });
    calls.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText(/Someone else has changed this/)).toBeTruthy();
    expect((within(dialog).getByLabelText('Reason') as HTMLInputElement).value).toBe('Its maker has closed.');
    calls.mockResolvedValueOnce(exampleBlankDetail);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ revision: 1, reason: 'Its maker has closed.', replaced_by: null });
  });

  test('a withdrawn one is offered again', async () => {
    render(<BlankActs blank={{ ...exampleBlankDetail, status: 'withdrawn' }} all={[]} />, {
      wrapper: KitTest,
    });
    calls.mockResolvedValueOnce(exampleBlankDetail);
    click('Offer again');
    await waitFor(() => expect(sent()).toEqual({ revision: 1 }));
  });
});

test('a version says who changed what, from what to what, and why (S2.2-250)', () => {
  const [first] = exampleBlankDetail.versions;
  if (!first) throw new Error('no version');
  const second = {
    ...first,
    version: 2,
    note: 'New price list',
    made_by: 'Super Admin',
    changed: ['blank_price'],
    definition: { ...first.definition, blank_price: { ...first.definition.blank_price, GBP: '5.00' } },
  };
  render(<BlankVersions versions={[second, first]} />, { wrapper: KitTest });
  for (const text of ['Super Admin', 'New price list', '4.30 → 5.00', 'First import'])
    expect(screen.getByText(text)).toBeTruthy();
});
