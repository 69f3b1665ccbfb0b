import { render, screen } from '@testing-library/react';
import { useSessionUser } from '@/lib/modules/accounts/client/use-session-user';
import { SignedIn } from './signed-in';

jest.mock('@/lib/modules/accounts/client/use-session-user', () => ({ useSessionUser: jest.fn() }));
const user = jest.mocked(useSessionUser);

describe('SignedIn (S2.7)', () => {
  test('shows who is logged in by initial and name, and nothing else of them', () => {
    user.mockReturnValue({ name: 'Isla Bracken', email: 'isla@fjord.example', role: 'admin' } as ReturnType<
      typeof useSessionUser
    >);
    const { container } = render(<SignedIn />);
    expect(screen.getByText('Isla Bracken')).toBeTruthy();
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('I');
    expect(container.textContent).toBe('IIsla Bracken');
  });

  test.each([
    ['nobody is logged in', null],
    ['that is not known yet', undefined],
  ])('shows nothing where %s', (_, nobody) => {
    user.mockReturnValue(nobody);
    expect(render(<SignedIn />).container.textContent).toBe('');
  });
});
