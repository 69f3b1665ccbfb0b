import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { usePathname } from 'next/navigation';
import { menuFor } from '@/lib/permissions/menu';
import { messages } from '@/messages/en-GB';
import { NavigationSheet } from './navigation-sheet';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const goTo = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
let crossWidth: () => void = () => {};
let askedFor = '';

function tree() {
  const items = menuFor({ role: 'admin', superadmin: 0, tenantId: 'ten_fjord' });
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <NavigationSheet items={items}>{'Isla Bracken'}</NavigationSheet>
    </NextIntlClientProvider>
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: messages.admin.openNavigation }));
const dialog = () => screen.queryByRole('dialog');

describe('NavigationSheet', () => {
  beforeEach(() => {
    goTo('/dashboard');
    window.matchMedia = jest.fn((query: string) => {
      askedFor = query;
      const addEventListener = (_: string, listener: () => void) => (crossWidth = listener);
      return { addEventListener, removeEventListener: () => {} } as unknown as MediaQueryList;
    });
  });

  it('opens with the entries this person sees, the current page marked, and closes by its button', () => {
    render(tree());
    expect(dialog()).toBeNull();
    open();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    const { dashboard, stores, orders, users, settings, faq } = messages.menu;
    // Questions and answers are on the public site, so that they open beside the page in hand.
    expect(links.map((text) => text?.split(' (')[0])).toEqual([
      dashboard,
      stores,
      orders,
      users,
      settings,
      faq,
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(messages.menu.dashboard);
    expect(screen.getByRole('button', { name: messages.menu.logout })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.admin.closeNavigation }));
    expect(dialog()).toBeNull();
  });

  it('closes when the page changes, whatever changed it', () => {
    const { rerender } = render(tree());
    open();
    expect(dialog()).not.toBeNull();
    goTo('/orders');
    rerender(tree());
    expect(dialog()).toBeNull();
  });

  it('closes when the window crosses the width at which the navigation stands beside the page', () => {
    render(tree());
    open();
    expect(askedFor).toBe('(min-width: 1024px)');
    act(() => crossWidth());
    expect(dialog()).toBeNull();
  });

  it('marks the page of a path that the server knows with its language', () => {
    goTo('/fr/orders/ord_1');
    render(tree());
    open();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(messages.menu.orders);
  });
});
