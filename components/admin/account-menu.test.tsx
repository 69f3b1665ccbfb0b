import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { messages } from '@/messages/en-GB';
import { AccountMenu } from './account-menu';
import { KitTest } from './test-kit';

jest.mock('next/navigation', () => ({
  usePathname: jest.fn(),
  useRouter: () => ({ push: () => undefined }),
}));

const FREYA = {
  name: 'Freya Lund',
  email: 'admin@fjord-fern.example',
  role: 'admin',
  superadmin: 0,
} as const;
const goTo = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
const menu = () => screen.queryByRole('dialog', { name: messages.admin.accountMenu });

function tree(company: string | null, superadmin: 0 | 1 = 0) {
  return (
    <KitTest>
      <AccountMenu user={{ ...FREYA, superadmin }} company={company} />
    </KitTest>
  );
}
const open = () => fireEvent.click(screen.getByRole('button', { name: /Account menu: Freya Lund/ }));

describe('AccountMenu (S2.5-4)', () => {
  beforeEach(() => {
    goTo('/dashboard');
    window.matchMedia = jest.fn(
      () => ({ addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
  });

  it('names the person, their address, role and company, and logs out', () => {
    render(tree('Fjord & Fern Coffee'));
    expect(menu()).toBeNull();
    open();
    const text = menu()?.textContent ?? '';
    for (const part of [FREYA.name, FREYA.email, messages.roles.admin, 'Fjord & Fern Coffee']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(messages.admin.staff);
    expect(screen.getByRole('button', { name: messages.menu.logout })).toBeTruthy();
  });

  it('says of staff that they are', () => {
    render(tree(null, 1));
    open();
    expect(menu()?.textContent).toContain(`${messages.admin.staff} · ${messages.roles.admin}`);
  });

  it('closes when the page changes', () => {
    const { rerender } = render(tree('Fjord & Fern Coffee'));
    open();
    expect(menu()).not.toBeNull();
    goTo('/orders');
    rerender(tree('Fjord & Fern Coffee'));
    expect(menu()).toBeNull();
  });
});
