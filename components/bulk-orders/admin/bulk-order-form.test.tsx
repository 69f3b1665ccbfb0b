import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest, press } from '@/components/admin/test-kit';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { bulkOrderExample } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { readBulkGround, type BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { messages } from '@/messages/en-GB';
import { BulkOrderForm } from './bulk-order-form';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const t = messages.bulkOrder;
const PLACE = { tenant: 'ten_lumen', slug: 'lumen-offsite' };
const GROUND: BulkGround = {
  ...readBulkGround.response.parse(readBulkGround.example.response),
  products: [
    {
      product_id: 'jacket',
      name: 'Offsite Jacket',
      making: { blank: '19.82', print: '6.61', sides: 2 },
      colours: [
        { identifier: 'jacket-navy', name: 'Navy', hex: '#16233f', front: '/front', back: null },
        { identifier: 'jacket-slate', name: 'Slate', hex: '#56606b', front: '/front', back: null },
      ],
      variants: [
        { variant_id: 'navy-m', identifier: 'jacket-navy', size: 'M', stock: 500 },
        { variant_id: 'navy-l', identifier: 'jacket-navy', size: 'L', stock: 5 },
        { variant_id: 'slate-m', identifier: 'jacket-slate', size: 'M', stock: 500 },
      ],
    },
  ],
  terms: { discount: '0.50', shipping_discount: '2.00', tax_bp: 2100 },
  collected: {
    invited: 40,
    answered: 26,
    addresses: false,
    lines: [
      { product_id: 'jacket', variant_id: 'navy-m', quantity: 20, invitee: null },
      {
        product_id: 'jacket',
        variant_id: 'slate-m',
        quantity: 1,
        personalisation: { front: { name: 'ADA' } },
        invitee: { name: 'Ada', email: 'ada@lumen.example', delivery: null },
      },
    ],
  },
};

function show(ground = GROUND) {
  const { region, locked_countries: countries, states } = ground;
  const choices = deliveryChoices({ region, countries, states }, 'en');
  return render(
    <KitTest>
      <BulkOrderForm place={PLACE} ground={ground} choices={choices} again={null} mayRemind />
    </KitTest>,
  );
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const price = () => within(screen.getByRole('region', { name: t.price.title }));

function fillAddress() {
  write('Name', 'Lumen Utrecht');
  write('Email', 'office@lumen.example');
  write('Phone', '+31 30 123 4567');
  write('Address line 1', 'Stationsplein 12');
  write('City', 'Utrecht');
  write('Postcode', '3511 ED');
}

beforeEach(() => {
  call.mockReset();
  router.push.mockReset();
  window.sessionStorage.clear();
});

test('the price follows each key, and arrow keys move through the grid (D4-4)', () => {
  show();
  write('Navy M', '2');
  // 2 × 33.04 − 0.50 + 5.90 − 2.00, and 21 %.
  expect(price().getByText(/84,07/)).not.toBeNull();
  act(() => cell('Navy M').focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(cell('Navy L'));
  press('ArrowLeft');
  press('ArrowDown');
  expect(document.activeElement).toBe(cell('Slate M'));
  press('ArrowDown');
  expect(document.activeElement).toBe(cell('Slate M'));
});

test('what was collected fills the grid; items with texts of their own stay apart (D4-18)', () => {
  show();
  click(t.collected.fill);
  expect(cell('Navy M').value).toBe('20');
  expect(within(screen.getByRole('region', { name: t.own.title })).getByText(/ADA/)).not.toBeNull();
  expect(price().getByText('Production, 21 items')).not.toBeNull();
  click(/^Remove.*Ada$/);
  expect(price().getByText('Production, 20 items')).not.toBeNull();
});

test('each wrong field is told in its place, and nothing typed is lost when the page is left', async () => {
  const { unmount } = show();
  write('Navy M', 'many');
  write('Name', 'Lumen Utrecht');
  click(t.reviewButton);
  await waitFor(() => expect(cell('Navy M').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(cell('Navy M'));
  unmount();
  show();
  expect(cell('Navy M').value).toBe('many');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lumen Utrecht');
});

test('more than is left is told at the cell, and keeps the order from being reviewed', () => {
  show();
  write('Navy L', '6');
  expect(cell('Navy L').getAttribute('aria-invalid')).toBe('true');
  fillAddress();
  click(t.reviewButton);
  expect(screen.queryByText(t.check)).not.toBeNull();
});

test('only an approved artwork is ordered, once, at the price that was shown', async () => {
  show();
  write('Navy M', '2');
  fillAddress();
  click(t.reviewButton);
  expect(screen.getByRole('img', { name: 'Offsite Jacket in Navy, front' })).not.toBeNull();
  click(t.placeButton);
  expect(screen.queryByText(t.proof.needed)).not.toBeNull();
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  call.mockResolvedValueOnce({ ...bulkOrderExample, id: 'blk_one' });
  click(t.placeButton);
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/events/lumen-offsite/bulk-order/blk_one'));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]?.body).toMatchObject({
    total: '84.07',
    proof_approved: true,
    shipments: [
      {
        name: 'Lumen Utrecht',
        lines: [{ product_id: 'jacket', variant_id: 'navy-m', quantity: 2 }],
      },
    ],
  });
  expect(window.sessionStorage.length).toBe(0);
});

test('what the server refuses is told at its field, back in the form', async () => {
  show();
  write('Navy M', '2');
  fillAddress();
  click(t.reviewButton);
  fireEvent.click(screen.getByRole('checkbox'));
  call.mockRejectedValueOnce(
    new ApiError(422, {
      code: 'out_of_stock',
      codes: { 'shipments.0.lines.0.quantity': ['out_of_stock'] },
    }),
  );
  click(t.placeButton);
  await waitFor(() => expect(cell('Navy M').getAttribute('aria-invalid')).toBe('true'));
  expect(router.refresh).toHaveBeenCalled();
});

test('several addresses: one is open, the others are a line each; too little credit is said before', () => {
  show({ ...GROUND, credit: { available: '10.00', budget_left: null } });
  write('Navy M', '2');
  expect(price().getByText(t.price.waitsTitle)).not.toBeNull();
  click(t.address.add);
  expect(cell('Navy M').value).toBe('');
  expect(screen.getByRole('region', { name: 'Address 1' })).not.toBeNull();
  click(/^Edit.*Address 1$/);
  expect(cell('Navy M').value).toBe('2');
  click('Remove address 1');
  expect(cell('Navy M').value).toBe('');
});

test('a file with wrong addresses is told by line, and they are left out only on request (D4-17)', async () => {
  show();
  click(t.file.open);
  const dialog = within(await screen.findByRole('dialog'));
  const head = 'name,email,phone,address_first_line,address_city,address_postcode,address_country';
  const address = 'a@lumen.example,+31 30 123 4567,Markt 1,Delft';
  const lines = [
    `Ada,${address},2611 GS,Netherlands,Offsite Jacket,Navy,M,3`,
    `Ben,${address},nowhere,Netherlands,Offsite Jacket,Navy,M,1`,
  ];
  const text = [`${head},product,colour,size,quantity`, ...lines].join('\n');
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  Object.assign(file, { text: async () => text });
  fireEvent.change(dialog.getByLabelText(t.file.choose), { target: { files: [file] } });
  expect(await dialog.findByText('people.csv: 1 of 2 addresses have errors')).not.toBeNull();
  expect(dialog.getByText(/Line 3:/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out 1, use 1 address' }));
  await waitFor(() => expect(cell('Navy M').value).toBe('3'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
});
