import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@/lib/kernel/locales';
import { KitTest, press } from '../test-kit';
import { DateField } from './date-field';
import { DateRangeField } from './date-range-field';
import { holdsHalfDate } from './half-date';
import { MomentField } from './moment-field';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const ZONE = 'America/New_York';
const change = jest.fn();
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

function showDay(props: { value?: string | null; min?: string; max?: string; locale?: Locale } = {}) {
  const { locale = 'en', value = '2026-11-22', ...limits } = props;
  render(
    <KitTest locale={locale}>
      <DateField label="Closes on" value={value} onChange={change} timeZone={ZONE} {...limits} />
    </KitTest>,
  );
}

describe('DateField', () => {
  beforeEach(() => change.mockClear());

  it('is typed part by part in the reader’s order', () => {
    showDay();
    expect(screen.getByRole('group', { name: 'Closes on' }).textContent).toContain('22/11/2026');
    act(() => part(/^day/).focus());
    press('ArrowUp');
    expect(change).toHaveBeenCalledWith('2026-11-23');
  });

  it.each([
    ['de', '22.11.2026'],
    ['nl', '22-11-2026'],
    ['no', '22.11.2026'],
    ['sv', '2026-11-22'],
  ] as const)('writes the day as in %s', (locale, written) => {
    showDay({ locale });
    // React Aria isolates the parts for right-to-left text by invisible characters.
    const text = screen.getByRole('group', { name: 'Closes on' }).textContent.replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain(written);
  });

  it('opens its calendar at the day, closes it by Escape and returns the focus', async () => {
    showDay();
    const button = within(screen.getByRole('group', { name: 'Closes on' })).getByRole('button');
    act(() => button.focus());
    press('Enter');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('22'));
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('23');
    press('Enter');
    expect(change).toHaveBeenCalledWith('2026-11-23');
    await waitFor(() => expect(document.activeElement).toBe(button));
    fireEvent.click(button);
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [{ max: '2026-11-20' }, 'Choose 20 November 2026 or earlier'],
    [{ min: '2026-12-24' }, 'Choose 24 December 2026 or later'],
  ])('says in the page’s language which days it takes', (limits, said) => {
    showDay(limits);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('says when it was left half typed, and keeps its form from being sent as one without a date', () => {
    showDay({ value: null });
    const main = screen.getByRole('main');
    expect(holdsHalfDate(main)).toBe(false);
    act(() => part(/^day/).focus());
    press('ArrowUp');
    expect(screen.queryByText('Complete the date, or clear it')).toBeNull();
    act(() => part(/^day/).blur());
    expect(screen.getByText('Complete the date, or clear it')).toBeTruthy();
    let isHalf = false;
    act(() => void (isHalf = holdsHalfDate(main)));
    expect(isHalf).toBe(true);
    expect(document.activeElement).toBe(part(/^month/));
    for (const name of [/^month/, /^year/]) {
      act(() => part(name).focus());
      press('ArrowUp');
    }
    expect(change).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Complete the date, or clear it')).toBeNull();
    expect(holdsHalfDate(main)).toBe(false);
  });
});

describe('MomentField', () => {
  it('shows and takes the time where the store is, and keeps an instant', () => {
    change.mockClear();
    render(
      <MomentField label="Opens at" value="2026-11-22T02:30:00.000Z" onChange={change} timeZone={ZONE} />,
      { wrapper: KitTest },
    );
    expect(part(/^day/).textContent).toBe('21');
    expect(part(/^hour/).textContent).toBe('21');
    act(() => part(/^hour/).focus());
    press('ArrowDown');
    expect(change).toHaveBeenCalledWith('2026-11-22T01:30:00.000Z');
  });

  it('keeps the hour that the clock shows over the change of winter time', () => {
    change.mockClear();
    render(
      <MomentField label="Opens at" value="2026-10-15T13:00:00.000Z" onChange={change} timeZone={ZONE} />,
      { wrapper: KitTest },
    );
    expect(part(/^hour/).textContent).toBe('09');
    act(() => part(/^month/).focus());
    press('ArrowUp');
    expect(change).toHaveBeenCalledWith('2026-11-15T14:00:00.000Z');
  });
});

describe('DateRangeField', () => {
  it('takes both days, and says when the end is before the start', () => {
    change.mockClear();
    const range = { from: '2026-11-10', to: '2026-11-12' };
    const show = (value: typeof range) => (
      <DateRangeField label="Period" value={value} onChange={change} timeZone={ZONE} />
    );
    const { rerender } = render(show(range), { wrapper: KitTest });
    const [, end] = screen.getAllByRole('spinbutton', { name: /^day/ });
    act(() => end?.focus());
    press('ArrowUp');
    expect(change).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-13' });
    rerender(show({ from: '2026-11-10', to: '2026-11-09' }));
    expect(screen.getByText('The end is before the start')).toBeTruthy();
  });
});
