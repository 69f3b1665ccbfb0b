import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { messages } from '@/messages/en-GB';
import { OrderHistory } from '../order-history';
import type { Step } from './timeline-entries';

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;
let steps = 0;
const step = (to: string, change: Partial<Step> = {}): Step => ({
  id: `his_${String((steps += 1))}`,
  from_status: 'new',
  to_status: to,
  actor: 'system',
  actor_name: null,
  moved: true,
  reason: null,
  at: at(20, '09:00'),
  ...change,
});

const NOTHING: Partial<OrderDetail> = {
  mails: [],
  history: [],
  currency: 'GBP',
  fulfiller: 'Northlight Print',
};

function show(change: Partial<OrderDetail>) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OrderHistory order={{ ...orderDetailExample, ...NOTHING, ...change }} />
    </NextIntlClientProvider>,
  );
}
const titles = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
const textOf = (title: string) => screen.getByText(title).closest('li')?.textContent ?? '';

describe('an order’s timeline (D3-59)', () => {
  it('tells of steps, mails, changes, notes and money in one list, the newest first and by day', () => {
    show({
      history: [
        step('new', { from_status: null, at: at(19, '09:00') }),
        step('new', { moved: false, reason: 'edited', actor: 'shopper', at: at(19, '09:05') }),
        step('shipped', { from_status: 'packaged', actor: 'fulfiller', at: at(21, '10:00') }),
      ],
      edits: [
        {
          id: 'edi_1',
          what: 'line',
          name: 'Crew Tee',
          from: { colour: 'Black', size: 'M' },
          to: { colour: 'Black', size: 'L' },
          text: false,
          refund: '2.00',
          made_at: '2026-11-19T09:05:00.100Z',
        },
      ],
      mails: [{ id: 'mai_1', kind: 'order_confirmation', again: false, sent_at: at(19, '09:01') }],
      unsent_mails: [
        { id: 'mai_2', kind: 'order_shipped', again: false, tried_at: at(21, '10:01'), dropped: null },
      ],
      notes: [
        {
          id: 'not_1',
          message: 'Called.',
          mentions: [],
          author_name: 'Orla Finch',
          actor: 'client',
          written_at: at(20, '08:00'),
        },
      ],
      refunds: [
        {
          id: 're_1',
          amount: '2.00',
          made_by: 'us',
          for_edit: true,
          state: 'succeeded',
          owed: null,
          made_at: at(19, '09:06'),
        },
      ],
      tracking: { carrier: 'Parcelway', number: 'PW123456789', url: 'https://parcel.example/' },
    });
    expect(titles()).toEqual([
      'Email not sent: Order shipped',
      'Northlight Print shipped the parcel',
      'Orla Finch wrote a note',
      'Refund of £2.00 made',
      'Changed by the shopper',
      'Email sent: Order confirmation',
      'Order received',
    ]);
    expect(screen.getAllByRole('heading').map((day) => day.textContent)).toEqual([
      '21 November 2026',
      '20 November 2026',
      '19 November 2026',
    ]);
    expect(textOf('Changed by the shopper')).toContain('Crew Tee: Black, M is now Black, L£2.00 goes back');
    expect(textOf('Northlight Print shipped the parcel')).toContain('Parcel: Parcelway PW123456789');
    const note = screen.getByRole('link', { name: 'Read the note' });
    expect(note.getAttribute('href')).toBe('#note-not_1');
    // What the note says is beside it, once.
    expect(screen.queryByText('Called.')).toBeNull();
  });

  it('says of the printer’s late message what came, after what, and that nothing moved', () => {
    const late = { from_status: 'shipped', moved: false, actor: 'fulfiller', reason: 'backwards' } as const;
    show({ history: [step('packaged', late)] });
    const title = 'Late message: Packaged, arrived after Shipped. Nothing moved.';
    expect(titles()).toEqual([title]);
    expect(textOf(title)).toContain('Can’t move an order back');
    expect(textOf(title)).toContain('Northlight Print');
  });

  it('quotes the printer on a corrected address as plain text (S5-76)', () => {
    const words = '<b>The label</b> is printed';
    const kept = { from_status: 'packaged', moved: false, actor: 'fulfiller', words } as const;
    show({ history: [step('packaged', { ...kept, reason: 'address_too_late' })] });
    expect(textOf('Too late for the printer to change the address')).toContain(
      'The printer’s message: “<b>The label</b> is printed”',
    );
  });

  it.each(ORDER_STATUSES)('has a sentence for %s, with a capital and no place left open', (status) => {
    show({ fulfiller: null, history: [step(status)] });
    expect(titles()[0]).toMatch(/^[A-Z][^{}]+$/);
  });

  it('says who disputes, and how it ended', () => {
    const dispute = { id: 'dp_1', amount: '63.74', reason: 'fraudulent', evidence_due: null } as const;
    show({
      disputes: [{ ...dispute, state: 'lost', opened_at: at(20, '09:00'), closed_at: at(22, '09:00') }],
    });
    expect(titles()).toEqual([
      'Dispute lost: £63.74 went back to the buyer',
      'The buyer’s bank disputes £63.74',
    ]);
  });

  it('folds what is long: earlier entries and long reasons', () => {
    const reason = 'The file is wrong. '.repeat(20);
    const many = Array.from({ length: 30 }, (_, minute) =>
      step('processing', {
        at: at(20, `10:${String(minute).padStart(2, '0')}`),
        reason: minute === 29 ? reason : null,
      }),
    );
    show({ history: many });
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    const newest = screen.getAllByRole('listitem')[0] as HTMLElement;
    const more = within(newest).getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(newest.textContent).toContain(reason.trim());
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 earlier entries' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
  });
});
