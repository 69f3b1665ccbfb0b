import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { readDraft } from '@/lib/client/drafts/draft-store';
import { keepTextDraft } from '@/lib/client/drafts/text-drafts';
import { readProduct, saveProductDesign, updateProduct } from '@/lib/modules/catalogue/client/event-products';
import {
  eventProductDetailExample,
  type EventProductDetail,
} from '@/lib/modules/catalogue/contract/event-product';
import { textOf } from '@/lib/modules/design/rules/test-scenes';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { messages } from '@/messages/en-GB';
import type { DesignSlotProps } from './design-slot';
import { valuesOf } from './edited-product';
import { draftPlaceOf } from './product-draft-place';
import { ProductDetail } from './product-detail';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));
jest.mock('@/lib/modules/catalogue/client/event-products');

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' };
const KEPT = draftPlaceOf(PLACE);
const isKept = (value: unknown): value is { mine: object } => typeof value === 'object';
const kept = async () => (await readDraft(KEPT, isKept))?.values;
const FIRST: EventProductDetail = {
  ...eventProductDetailExample,
  design: { front: null, back: null },
  sides: [],
};
const later = (more: object): EventProductDetail => ({
  ...FIRST,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...more,
});

/** Stand-in for the design editor: one press makes one finished edit. */
function OneStep({ design, onChange, readOnly }: DesignSlotProps) {
  const layers = [textOf('HELLO', { id: 'word' })];
  const front = { version: 1 as const, side: 'front' as const, area: printArea('tee', 'front'), layers };
  return (
    <>
      <p>{design.front ? 'drawn' : 'plain'}</p>
      <button type="button" disabled={readOnly} onClick={() => onChange({ front })}>
        draw
      </button>
    </>
  );
}

async function show(first = FIRST, readOnly: 'role' | 'not_opened' | null = null) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProductDetail
        Design={OneStep}
        place={PLACE}
        first={first}
        blank={null}
        readOnly={readOnly}
        canDelete
      />
    </NextIntlClientProvider>,
  );
  await screen.findByText(/^(plain|drawn)$/);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

beforeEach(() => {
  jest.resetAllMocks();
  window.sessionStorage.clear();
});

test('what is typed and drawn is kept at once, and sent by one press: the facts, then the design on their answer', async () => {
  jest.mocked(updateProduct).mockResolvedValue(later({ name: 'Tee', store_selling_price: '19.50' }));
  jest
    .mocked(saveProductDesign)
    .mockImplementation(async (_, body) => later({ name: 'Tee', design: body.design }));
  await show();
  type('Name', 'Tee');
  type('Price (GBP)', '19,5');
  press('draw');
  await waitFor(async () => expect((await kept())?.mine).toMatchObject({ name: 'Tee', price: '19,5' }));
  press('Save');
  await waitFor(() => expect(saveProductDesign).toHaveBeenCalledTimes(1));
  expect(updateProduct).toHaveBeenCalledWith(
    PLACE,
    expect.objectContaining({
      updated_at: FIRST.updated_at,
      name: 'Tee',
      store_selling_price: '19.50',
    }),
  );
  expect(jest.mocked(saveProductDesign).mock.calls[0]?.[1].updated_at).toBe('2026-11-20T10:00:00.000Z');
});

test('a field that is wrong is told at the field and nothing is sent', async () => {
  await show();
  type('Name', ' ');
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(updateProduct).not.toHaveBeenCalled();
});

test('changes of an earlier visit are back, and can be dropped', async () => {
  const base = valuesOf(FIRST);
  keepTextDraft('tab', KEPT, FIRST.updated_at, { base, mine: { ...base, name: 'Half typed' } });
  await show();
  await screen.findByText('Your unsaved changes are back');
  expect(nameField().value).toBe('Half typed');
  press('Discard them');
  await waitFor(() => expect(nameField().value).toBe('Crew Tee'));
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

test('another’s save is told, nothing typed is lost, and it can be saved over', async () => {
  jest.mocked(updateProduct).mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  jest.mocked(readProduct).mockResolvedValue(later({ name: 'Theirs' }));
  await show();
  type('Name', 'Mine');
  press('Save');
  await screen.findByText('Someone else saved changes');
  expect(nameField().value).toBe('Mine');
  screen.getByText('Theirs', { selector: 'dd' });
  jest.mocked(updateProduct).mockResolvedValue(later({ name: 'Mine' }));
  press('Keep mine');
  await screen.findByText('All changes saved');
  expect(updateProduct).toHaveBeenLastCalledWith(
    PLACE,
    expect.objectContaining({ updated_at: '2026-11-20T10:00:00.000Z', name: 'Mine' }),
  );
});

test('a design that cannot be printed stays unsaved until it may become a draft', async () => {
  const selling = { ...FIRST, status: 'active' as const };
  const refused = new ApiError(422, { code: 'invalid', codes: { design: ['print_blocked'] } });
  jest.mocked(saveProductDesign).mockRejectedValueOnce(refused);
  await show(selling);
  press('draw');
  press('Save');
  await screen.findByText('This design can’t be printed yet');
  jest
    .mocked(saveProductDesign)
    .mockImplementation(async (_, { design }) => later({ status: 'draft', design }));
  press('Save as draft');
  await screen.findByText('All changes saved');
  expect(jest.mocked(saveProductDesign).mock.calls[1]?.[1].take_off_sale).toBe(true);
});

test('who may not change it sees it, and why', async () => {
  await show({ ...FIRST, read_only: 'product_locked' });
  screen.getByText(/^This product is locked/);
  expect(nameField().matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete this product' })).toBeNull();
});

test('staff who haven’t opened its client see it as it is, and nothing to press (D43-15)', async () => {
  await show(FIRST, 'not_opened');
  expect(nameField().matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  // The page's one notice says how to open it.
  expect(screen.queryByText(/^Your role can/)).toBeNull();
});
