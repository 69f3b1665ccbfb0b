import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readSizes, type SizeGrid } from '@/lib/modules/size-collection/contract/read-sizes';
import { messages } from '@/messages/en-GB';
import { SizesChosen } from './sizes-chosen';
import { Unanswered } from './unanswered';

const EXAMPLE = readSizes.example.response as SizeGrid;
const [JACKET] = EXAMPLE.products;
if (!JACKET) throw new Error('the example has no product');

function show(part: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );
}
const bars = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, Number(item.querySelector('rect')?.getAttribute('width'))]);

describe('a Bulk event’s sizes, for its client (D4-12)', () => {
  const colour = (name: string, sizes: [string, number][]) => ({
    identifier: name,
    name,
    hex: '#123456',
    total: sizes.reduce((sum, [, count]) => sum + count, 0),
    sizes: sizes.map(([size, count]) => ({ size, count, variant_id: `${name}-${size}` })),
  });

  it('shows a bar for each colour and size, all on one scale', () => {
    const colours = [
      colour('Navy', [
        ['M', 8],
        ['small', 0],
      ]),
      colour('Slate', [['3xl', 2]]),
    ];
    show(<SizesChosen grid={{ ...EXAMPLE, products: [{ ...JACKET, total: 10, colours }] }} />);
    expect(screen.getByText('26 of 40 people answered')).toBeTruthy();
    const [highest, none, least] = bars();
    expect([highest?.[0], none?.[0], least?.[0]]).toEqual(['Navy · M8', 'Navy · S0', 'Slate · 3XL2']);
    expect(none?.[1]).toBe(0);
    expect(Number(least?.[1]) * 4).toBe(highest?.[1]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('names its products where there are several', () => {
    show(
      <SizesChosen grid={{ ...EXAMPLE, products: [JACKET, { ...JACKET, product_id: 'b', name: 'Cap' }] }} />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      `${JACKET.name}26`,
      'Cap26',
    ]);
  });

  it('says what will be there before anyone is invited', () => {
    show(<SizesChosen grid={{ ...EXAMPLE, invited: 0, answered: 0, unanswered: 0 }} />);
    expect(screen.getByText(messages.sizes.overview.uninvited)).toBeTruthy();
  });

  it('names who has not answered, and how many more there are', () => {
    const ada = { id: 'inv_a', name: 'Ada', email: 'ada@lumen-robotics.example' };
    show(<Unanswered invitees={[ada]} total={14} />);
    expect(screen.getByRole('link', { name: ada.email }).getAttribute('href')).toBe(`mailto:${ada.email}`);
    expect(screen.getByText('and 13 more people')).toBeTruthy();
  });

  it('is glad when all have', () => {
    show(<Unanswered invitees={[]} total={0} />);
    expect(screen.getByText('Everyone has answered.')).toBeTruthy();
  });
});
