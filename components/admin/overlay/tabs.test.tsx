import { act, render, screen } from '@testing-library/react';
import { KitTest, press } from '../test-kit';
import { Tabs } from './tabs';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const choose = jest.fn();
const TABS = [
  { id: 'look', label: 'Design', content: 'The look' },
  { id: 'off', label: 'Shipping', disabled: true, content: 'The parcels' },
  { id: 'pages', label: 'Pages', content: 'The pages' },
] as const;
const shown = () => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('shows the first tab, and by arrow keys the next one that is not disabled', () => {
    render(<Tabs label="Parts" tabs={TABS} onChoose={choose} />, { wrapper: KitTest });
    expect(shown()).toBe('The look');
    act(() => screen.getByRole('tab', { name: 'Design' }).focus());
    press('ArrowRight');
    expect(shown()).toBe('The pages');
    expect(choose).toHaveBeenLastCalledWith('pages');
    press('ArrowRight');
    expect(shown()).toBe('The look');
  });

  it('shows the tab that its owner names', () => {
    render(<Tabs label="Parts" tabs={TABS} current="pages" onChoose={choose} />, { wrapper: KitTest });
    expect(shown()).toBe('The pages');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pages');
  });
});
