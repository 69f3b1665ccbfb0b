import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { messages } from '@/messages/en-GB';
import { FilterCheckbox } from './filter-checkbox';
import { FilterSelect } from './filter-select';
import { SEARCH_PAUSE_MS } from './list-search';
import { ListView } from './list-view';
import { readList } from './read-list';

const replace = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace, refresh }) }));

interface Shown {
  query?: Record<string, string>;
  rows?: string | null;
  failed?: boolean;
}

function Screen({ query = {}, rows = 'three rows', failed = false }: Shown) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ListView
        list={readList(listAllOrders.query, { path: '/orders', params: query })}
        failed={failed}
        filters={{
          label: 'Filters',
          search: { label: 'Find', maxLength: 100 },
          children: (
            <>
              <FilterSelect
                name="kind"
                label="Kind"
                any="Any"
                options={[{ value: 'claim', label: 'Claims' }]}
              />
              <FilterCheckbox name="unpaid" label="Unpaid too" />
            </>
          ),
        }}
        rows={rows === null ? null : <p>{rows}</p>}
        nothing={{
          icon: null,
          title: 'Empty',
          text: 'First step',
          noMatch: { title: 'No match', text: 'Fewer' },
        }}
        foot={{ label: 'Pages', count: '3 orders', next: null }}
      />
    </NextIntlClientProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(SEARCH_PAUSE_MS));

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
  refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the search', () => {
  it('keeps what is typed while an earlier search arrives', () => {
    const { rerender } = render(<Screen />);
    type('ad');
    pause();
    type('ada');
    rerender(<Screen query={{ search: 'ad' }} />);
    expect(field().value).toBe('ada');
    pause();
    expect(replace).toHaveBeenLastCalledWith('/orders?search=ada', { scroll: false });
  });

  it('keeps a trailing blank when its own search arrives', () => {
    const { rerender } = render(<Screen />);
    type('ada ');
    pause();
    rerender(<Screen query={{ search: 'ada' }} />);
    expect(field().value).toBe('ada ');
  });

  it('follows the URL when it changes by other means', () => {
    const { rerender } = render(<Screen query={{ search: 'ada' }} />);
    rerender(<Screen query={{ search: 'fern' }} />);
    expect(field().value).toBe('fern');
  });

  it('runs at once on Enter', () => {
    render(<Screen />);
    type('ada');
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => jest.advanceTimersByTime(0));
    expect(replace).toHaveBeenCalledTimes(1);
  });
});

describe('the states', () => {
  it('tells an empty list from one without matches, and clears its filters', () => {
    const { rerender } = render(<Screen rows={null} />);
    expect(screen.getByText('Empty')).toBeTruthy();
    rerender(<Screen rows={null} query={{ kind: 'claim' }} />);
    expect(screen.getByText('No match')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: messages.lists.clear }));
    expect(replace).toHaveBeenLastCalledWith('/orders', { scroll: false });
  });

  it('keeps the rows of before when the next cannot be loaded, and offers a retry', () => {
    const { rerender } = render(<Screen />);
    rerender(<Screen rows={null} query={{ kind: 'claim' }} failed />);
    expect(screen.getByText('three rows')).toBeTruthy();
    expect(screen.getByText(messages.lists.failed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.admin.failure.retry }));
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(<Screen rows="two rows" query={{ kind: 'claim' }} />);
    expect(screen.queryByText('three rows')).toBeNull();
  });
});

describe('a filter that is set while the page is only HTML', () => {
  const CASES: [string, (room: HTMLElement) => void, string][] = [
    [
      'a menu',
      (room) => void Object.assign(room.querySelector('select') ?? {}, { value: 'claim' }),
      '/orders?kind=claim',
    ],
    ['a box', (room) => room.querySelector<HTMLInputElement>('[type=checkbox]')?.click(), '/orders?unpaid=1'],
    [
      'a search',
      (room) => void Object.assign(room.querySelector('[type=search]') ?? {}, { value: 'ada' }),
      '/orders?search=ada',
    ],
  ];

  function hydrate(query: Record<string, string>, early: (room: HTMLElement) => void) {
    const room = document.body.appendChild(document.createElement('div'));
    room.innerHTML = renderToString(<Screen query={query} />);
    early(room);
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(room, <Screen query={query} />);
    });
    pause();
    return () => {
      act(() => root?.unmount());
      room.remove();
    };
  }

  it.each(CASES)('%s counts as soon as the page is live', (_, early, href) => {
    const end = hydrate({}, early);
    expect(replace.mock.calls).toEqual([[href, { scroll: false }]]);
    end();
  });

  it('a menu and a box both count', () => {
    const end = hydrate({}, (room) => CASES.slice(0, 2).forEach(([, early]) => early(room)));
    expect(replace.mock.lastCall).toEqual(['/orders?kind=claim&unpaid=1', { scroll: false }]);
    end();
  });

  it('as long as nothing was set, nothing is asked for', () => {
    const end = hydrate({ kind: 'claim', search: 'ada' }, () => undefined);
    expect(replace).not.toHaveBeenCalled();
    end();
  });
});
