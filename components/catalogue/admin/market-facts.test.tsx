import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { updateProduct } from '@/lib/modules/catalogue/client/event-products';
import {
  eventProductDetailExample,
  type EventProductDetail,
} from '@/lib/modules/catalogue/contract/event-product';
import { messages } from '@/messages/en-GB';
import { ProductDetail } from './product-detail';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));
jest.mock('@/lib/modules/catalogue/client/event-products');

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' };
const FIRST: EventProductDetail = {
  ...eventProductDetailExample,
  design: { front: null, back: null },
  sides: [],
};

async function show(changes: Partial<EventProductDetail> = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProductDetail
        Design={() => <p>plain</p>}
        place={PLACE}
        first={{ ...FIRST, ...changes }}
        blank={null}
        readOnly={null}
        canDelete
      />
    </NextIntlClientProvider>,
  );
  await screen.findByText('plain');
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const composition = () => screen.getByRole('group', { name: 'Composition' });
const shares = () => screen.getAllByLabelText<HTMLInputElement>('Share in %');
const sent = () => jest.mocked(updateProduct).mock.calls[0]?.[1];

beforeEach(() => {
  jest.resetAllMocks();
  window.sessionStorage.clear();
});

describe('the composition of a product (D54-3)', () => {
  test('is that of its garment, and starts from there when it is changed', async () => {
    jest.mocked(updateProduct).mockResolvedValue(FIRST);
    await show();
    expect(screen.getByLabelText<HTMLInputElement>('As the garment comes: 100% cotton').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('My own composition'));
    fireEvent.change(shares()[0] as HTMLInputElement, { target: { value: '95' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add a fibre' }));
    screen.getByText('Total: 95%');
    fireEvent.change(screen.getAllByLabelText('Fibre')[1] as HTMLElement, { target: { value: 'elastane' } });
    fireEvent.change(shares()[1] as HTMLInputElement, { target: { value: '5' } });
    save();
    await waitFor(() => expect(updateProduct).toHaveBeenCalledTimes(1));
    expect(sent()?.fibres).toEqual([
      { fibre: 'cotton', percent: 95 },
      { fibre: 'elastane', percent: 5 },
    ]);
  });

  test('that does not add up is told there, keeps what was typed, and nothing is sent', async () => {
    await show({ fibres: [{ fibre: 'wool', percent: 100 }] });
    fireEvent.change(shares()[0] as HTMLInputElement, { target: { value: '90' } });
    save();
    await within(composition()).findByText('the shares must add up to 100%');
    expect(composition().contains(document.activeElement)).toBe(true);
    expect([shares()[0]?.value, composition().getAttribute('aria-invalid')]).toEqual(['90', 'true']);
    expect(updateProduct).not.toHaveBeenCalled();
  });

  test('that the server refuses is told there too', async () => {
    const refused = new ApiError(422, { code: 'invalid', codes: { 'fibres.0.fibre': ['invalid'] } });
    jest.mocked(updateProduct).mockRejectedValueOnce(refused);
    await show();
    fireEvent.click(screen.getByLabelText('My own composition'));
    save();
    await within(composition()).findByText('this value isn’t valid');
  });

  test('can be left open, and says what that means', async () => {
    jest.mocked(updateProduct).mockResolvedValue(FIRST);
    await show();
    fireEvent.click(screen.getByLabelText('My own composition'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove fibre 1' }));
    within(composition()).getByText(/Not stated yet/);
    save();
    await waitFor(() => expect(sent()?.fibres).toEqual([]));
  });

  test('is not asked of what is no textile, whose warnings and evidence are (D54-2, D54-4)', async () => {
    jest.mocked(updateProduct).mockResolvedValue(FIRST);
    await show({ family: 'mug', blank_fibres: null });
    expect(screen.queryByRole('group', { name: 'Composition' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Warnings'), { target: { value: 'Hot drinks scald.' } });
    fireEvent.change(screen.getByLabelText('Evidence for environmental claims'), {
      target: { value: 'GOTS, licence CU 812345' },
    });
    save();
    await waitFor(() =>
      expect(sent()).toMatchObject({
        warnings: 'Hot drinks scald.',
        green_evidence: 'GOTS, licence CU 812345',
      }),
    );
  });
});
