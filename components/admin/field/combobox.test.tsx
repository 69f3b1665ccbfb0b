import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { messages } from '@/messages/en-GB';
import { KitTest, press } from '../test-kit';
import { Combobox } from './combobox';
import type { Option } from './option-list';
import { SearchCombobox } from './search-combobox';
import type { LoadOptions } from './use-loaded-options';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const OPTIONS: Option[] = [
  { value: 'tee', label: 'Classic tee' },
  { value: 'mug', label: 'Enamel mug' },
];
const TEXTS = messages.adminKit.options;
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

function type(value: string): void {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value } });
}

describe('Combobox', () => {
  const choose = jest.fn();
  const show = () =>
    render(<Combobox label="Product" options={OPTIONS} value={null} onChange={choose} />, {
      wrapper: KitTest,
    });

  it('filters by what is typed and is chosen by keyboard', () => {
    show();
    type('mug');
    expect(listed()).toEqual(['Enamel mug']);
    press('ArrowDown');
    press('Enter');
    expect(choose).toHaveBeenCalledWith('mug');
  });

  it('says so when nothing matches', () => {
    show();
    type('boat');
    expect(screen.getByText(TEXTS.none)).toBeTruthy();
  });
});

describe('SearchCombobox', () => {
  function Case({ load, onChoose }: { load: LoadOptions; onChoose?: (option: Option | null) => void }) {
    const [value, setValue] = useState<Option | null>(null);
    const change = (option: Option | null) => {
      setValue(option);
      onChoose?.(option);
    };
    return <SearchCombobox label="Product" value={value} onChange={change} load={load} />;
  }
  const find: LoadOptions = (search) =>
    Promise.resolve(OPTIONS.filter(({ label }) => label.toLowerCase().includes(search)));

  it('asks the server for what is typed, and is chosen by keyboard', async () => {
    const choose = jest.fn();
    render(<Case load={find} onChoose={choose} />, { wrapper: KitTest });
    type('mug');
    await waitFor(() => expect(listed()).toEqual(['Enamel mug']));
    press('ArrowDown');
    press('Enter');
    expect(choose).toHaveBeenCalledWith(OPTIONS[1]);
    expect(input().value).toBe('Enamel mug');
  });

  it('keeps of the older options those that fit a newer text until its answer comes', async () => {
    const answers = new Map<string, (options: Option[]) => void>();
    const load: LoadOptions = (search) => new Promise((resolve) => answers.set(search, resolve));
    render(<Case load={load} />, { wrapper: KitTest });
    type('m');
    await act(async () => answers.get('m')?.(OPTIONS));
    expect(listed()).toEqual(['Classic tee', 'Enamel mug']);
    type('MUG');
    expect(listed()).toEqual(['Enamel mug']);
    await act(async () => answers.get('MUG')?.(OPTIONS.toReversed()));
    expect(listed()).toEqual(['Enamel mug', 'Classic tee']);
  });

  it('drops the answer for an older text, and ends its call', async () => {
    const answers = new Map<string, (options: Option[]) => void>();
    const signals = new Map<string, AbortSignal>();
    const load: LoadOptions = (search, signal) => {
      signals.set(search, signal);
      return new Promise((resolve) => answers.set(search, resolve));
    };
    render(<Case load={load} />, { wrapper: KitTest });
    type('t');
    type('te');
    expect(signals.get('t')?.aborted).toBe(true);
    act(() => answers.get('te')?.([{ value: 'tee', label: 'Classic tee' }]));
    await waitFor(() => expect(listed()).toEqual(['Classic tee']));
    await act(async () => answers.get('t')?.([{ value: 'old', label: 'Old answer' }]));
    expect(listed()).toEqual(['Classic tee']);
  });

  it('says that it loads, and that it failed', async () => {
    let fail: (error: Error) => void = () => {};
    const load: LoadOptions = () => new Promise((_, reject) => (fail = reject));
    render(<Case load={load} />, { wrapper: KitTest });
    type('t');
    expect(screen.getByText(TEXTS.loading)).toBeTruthy();
    act(() => fail(new Error('offline')));
    await waitFor(() => expect(screen.getByText(TEXTS.failed)).toBeTruthy());
  });

  it('shows the choice again when the field is left without one', async () => {
    const choose = jest.fn();
    render(<Case load={find} onChoose={choose} />, { wrapper: KitTest });
    type('mug');
    await waitFor(() => expect(listed()).toEqual(['Enamel mug']));
    press('ArrowDown');
    press('Enter');
    type('Enamel m');
    await waitFor(() => expect(listed()).toEqual(['Enamel mug']));
    act(() => input().blur());
    expect(input().value).toBe('Enamel mug');
  });
});
