import { fireEvent, render, screen } from '@testing-library/react';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { BackLink } from './back-link';
import { useRememberList } from './list-return';
import { readList } from './read-list';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch: _, ...props }: { prefetch: boolean; href: string }) => <a {...props} />,
}));

function List({ params }: { params: Record<string, string> }) {
  useRememberList(readList(listAllOrders.query, { path: '/orders', params }));
  return null;
}
const link = () => screen.getByRole('link', { name: 'All orders' });
const show = () => render(<BackLink path="/orders" label="All orders" />);

/** What the browser's Back would lead to, as browsers with the Navigation API say it. */
function setBefore(path: string) {
  const entries = [{ url: new URL(path, window.location.href).href }, { url: window.location.href }];
  const navigation = { currentEntry: { index: 1 }, entries: () => entries };
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
}

beforeEach(() => {
  sessionStorage.clear();
  back.mockClear();
  Reflect.deleteProperty(window, 'navigation');
});

describe('the link back to a list', () => {
  it('leads to the plain list where none was shown in this tab', () => {
    show();
    expect(link().getAttribute('href')).toBe('/orders');
    // A true answer: the link may go on to its page.
    expect(fireEvent.click(link())).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('leads to the filters and the page that were shown last', () => {
    const { rerender } = render(<List params={{ status: 'new' }} />);
    rerender(<List params={{ status: 'shipped', cursor: 'abc' }} />);
    show();
    expect(link().getAttribute('href')).toBe('/orders?status=shipped&cursor=abc');
  });

  it('goes one step back right after the list, so that the place on the page is restored', () => {
    render(<List params={{ status: 'new' }} />);
    setBefore('/orders?status=new');
    show();
    expect(fireEvent.click(link())).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is a plain link after another page, and in a new tab', () => {
    render(<List params={{ status: 'new' }} />);
    setBefore('/dashboard');
    show();
    expect(fireEvent.click(link())).toBe(true);
    setBefore('/orders?status=new');
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
