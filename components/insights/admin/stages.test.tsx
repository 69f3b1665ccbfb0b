import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { Stages } from './stages';

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
