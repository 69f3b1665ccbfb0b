import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest, press } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { moveProduct, readProduct, updateProduct } from '@/lib/modules/catalogue/client/event-products';
import { createCatalogueActCall } from '@/lib/modules/catalogue/contract/paths';
import { readCatalogueAct, type CatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';
import {
  eventProductDetailExample,
  eventProductExample,
} from '@/lib/modules/catalogue/contract/event-product';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import { CatalogueTable } from './catalogue-table';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/modules/catalogue/client/event-products');
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const LIST = { path: '/events/fjord-fern/catalogue', names: [], defaults: {}, query: {} };
const productOf = (number: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  ...eventProductExample,
  product_id: `product-${number}`,
  name: `Tee ${number}`,
  number,
  making_cost: '7.30',
  ...more,
});
const LATER = { updated_at: '2026-11-20T10:00:00.000Z' };

function show(
  more: Partial<CatalogueProduct> = {},
  props: Partial<Parameters<typeof CatalogueTable>[0]> = {},
) {
  const products = [productOf(1, more), productOf(2), productOf(3)];
  const page = { products, next_cursor: null, total: 3, categories: ['T-shirts'] };
  render(
    <KitTest>
      <CatalogueTable
        place={PLACE}
        list={LIST}
        page={page}
        currency="GBP"
        canEdit
        canDelete
        isStaff={false}
        isFiltered={false}
        {...props}
      />
    </KitTest>,
  );
}
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price ex VAT (GBP): Tee 1' });
const type = (value: string) => fireEvent.change(price(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Tee 1' }));
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

beforeEach(() => jest.resetAllMocks());

test('a row sends its changed cells once, with the version that was seen, and shows what is left of a price', async () => {
  let answer: (saved: typeof eventProductDetailExample) => void = () => undefined;
  jest.mocked(updateProduct).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  expect(screen.queryByRole('button', { name: 'Save Tee 1' })).toBeNull();
  type('20,5');
  expect(price().closest('td')?.textContent).toContain('You earn £13.20 (64%)');
  save();
  save();
  expect(updateProduct).toHaveBeenCalledTimes(1);
  expect(updateProduct).toHaveBeenCalledWith(
    { ...PLACE, product: 'product-1' },
    { updated_at: eventProductExample.updated_at, store_selling_price: '20.50' },
  );
  const saved = { ...productOf(1), ...LATER, store_selling_price: '20.50' };
  await act(async () => answer({ ...eventProductDetailExample, ...saved }));
  expect(price().value).toBe('20.50');
  expect(screen.queryByRole('button', { name: 'Save Tee 1' })).toBeNull();
});

test('what is wrong stands at its cell: known before sending, and as the server says', async () => {
  show();
  type('1.005');
  save();
  expect(updateProduct).not.toHaveBeenCalled();
  expect(price().getAttribute('aria-invalid')).toBe('true');
  type('12');
  jest
    .mocked(updateProduct)
    .mockRejectedValue(new ApiError(422, { code: 'invalid', codes: { status: ['no_design'] } }));
  const status = screen.getByRole('combobox', { name: 'Availability: Tee 1' });
  fireEvent.change(status, { target: { value: 'draft' } });
  save();
  await screen.findByText('Add a design before making it available');
  expect(status.getAttribute('aria-invalid')).toBe('true');
  expect(price().value).toBe('12');
});

test('after somebody else’s save the typed price stays, and the next save follows theirs', async () => {
  jest.mocked(updateProduct).mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  const theirs = { ...eventProductDetailExample, ...productOf(1), ...LATER, store_selling_price: '30.00' };
  jest.mocked(readProduct).mockResolvedValue(theirs);
  show();
  type('21');
  save();
  await screen.findByText(/Someone else changed this product/);
  expect(price().value).toBe('21');
  jest.mocked(updateProduct).mockResolvedValue({ ...theirs, store_selling_price: '21.00' });
  save();
  expect(updateProduct).toHaveBeenLastCalledWith(expect.anything(), {
    ...LATER,
    store_selling_price: '21.00',
  });
  await waitFor(() => expect(screen.queryByText(/Someone else/)).toBeNull());
  fireEvent.change(price(), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes to Tee 1' }));
  expect(price().value).toBe('21.00');
});

test('the arrow keys of a handle move its row, in turn, and say where it is', async () => {
  jest.mocked(moveProduct).mockResolvedValue({ from: 1, to: 2 });
  show();
  act(() => screen.getByRole('button', { name: 'Move Tee 1' }).focus());
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(names()).toEqual(['Tee 2', 'Tee 3', 'Tee 1']);
  expect(screen.getByText('Tee 1, place 3 of 3')).toBeTruthy();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(jest.mocked(moveProduct).mock.calls.map(([, { to }]) => to)).toEqual([2, 3]);
});

test('a refused move is taken back', async () => {
  jest.mocked(moveProduct).mockRejectedValue(new ApiError(409, { code: 'event_locked' }));
  show();
  act(() => screen.getByRole('button', { name: 'Move Tee 3' }).focus());
  press('ArrowUp');
  expect(names()).toEqual(['Tee 1', 'Tee 3', 'Tee 2']);
  await waitFor(() => expect(names()).toEqual(['Tee 1', 'Tee 2', 'Tee 3']));
});

test('a locked product is read-only for its client with the reason, not for staff; a filtered list has no order', () => {
  show({ locked: true, lock_reason: 'Not yours' }, { isFiltered: true });
  expect(price().readOnly).toBe(true);
  expect(screen.getByText('Locked: Not yours')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move Tee 1' })).toBeNull();
});

test('selected rows are changed together: what it does is said before, and asked for once', async () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tee 1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tee 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 products' }));
  const confirm = dialog.getByRole('button', { name: 'Change 2 products' });
  fireEvent.click(confirm);
  const field = dialog.getByRole('textbox', { name: /Price ex VAT/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'raise' } });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '-2,5' } });
  expect(dialog.queryByText(/The prices of 2 products fall by 2.5%/)).not.toBeNull();
  call.mockResolvedValue({
    ...(readCatalogueAct.example.response as CatalogueAct),
    kind: 'raise',
    total: 2,
    done: 2,
    refused: [],
  });
  fireEvent.click(confirm);
  await dialog.findByText('2 products changed');
  expect(call).toHaveBeenCalledWith(
    createCatalogueActCall,
    expect.objectContaining({
      body: { change: { kind: 'raise', percent: -2.5 }, ids: ['product-1', 'product-3'] },
    }),
  );
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeNull();
});

test('who may change nothing selects nothing', () => {
  show({}, { canEdit: false });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('selected rows get a category of the store, or a new one (S2.2-65)', async () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tee 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 1 product' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'category' } });
  const category = dialog.getByRole('combobox', { name: 'Category' });
  const options = within(category).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual(['No category', 'T-shirts', 'Add a category…']);
  fireEvent.change(category, { target: { value: options.at(-1)?.value } });
  const typed = dialog.getByRole('textbox', { name: 'New category' });
  expect(document.activeElement).toBe(typed);
  fireEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }));
  expect(typed.getAttribute('aria-invalid')).toBe('true');
  expect(call).not.toHaveBeenCalledWith(createCatalogueActCall, expect.anything());
  fireEvent.change(typed, { target: { value: 't-SHIRTS' } });
  expect(dialog.queryByText(/moves to the category “T-shirts”/)).not.toBeNull();
  fireEvent.change(typed, { target: { value: 'Winter' } });
  expect(dialog.queryByText(/moves to the category “Winter”/)).not.toBeNull();
});

test('each field of a row has its column’s name beside it, for phones, where the table has no head (S2.2-29)', () => {
  show();
  const field = screen.getByRole('combobox', { name: 'Category: Tee 1' });
  const labels = ['Price ex VAT (GBP)', 'VAT', 'Availability', 'Category'].map((text) =>
    screen.getAllByText<HTMLLabelElement>(text, { selector: 'label' }).map(({ htmlFor }) => htmlFor),
  );
  expect(labels.map((ids) => ids.length)).toEqual([3, 3, 3, 3]);
  expect(labels[0]?.[0]).toBe(price().id);
  expect(labels[3]?.[0]).toBe(field.id);
});
