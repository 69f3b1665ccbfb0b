import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { OrdersChart } from './orders-chart';
import { Stages } from './stages';

function show(orders: number[]) {
  const days = orders.map((count, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    orders: count,
  }));
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OrdersChart days={days} />
    </NextIntlClientProvider>,
  );
}

describe('OrdersChart', () => {
  it('names the best day', () => {
    show([2, 5, 5]);
    const name = '12 orders in 30 days, most of them on 2 Nov: 5';
    expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(screen.getByText('3 Nov: 5 orders')).toBeTruthy();
    const cells = within(screen.getByRole('table', { hidden: true })).getAllByRole('cell', { hidden: true });
    expect(cells.map((cell) => cell.textContent)).toEqual(['2', '5', '5']);
  });

  it('says that there were none', () => {
    show([0, 0]);
    expect(screen.getByRole('img', { name: 'No orders in these 30 days' })).toBeTruthy();
  });
});

describe('Stages', () => {
  it('has a row for each stage, drawn by its share of the highest', () => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Stages counts={{ received: 2, on_its_way: 1200 }} />
      </NextIntlClientProvider>,
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/2$/);
    expect(rows[3]).toMatch(/1,200$/);
    const widths = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(widths).toEqual([(2 / 1200) * 100, 0, 0, 100, 0, 0]);
  });
});
