import { render, screen } from '@testing-library/react';
import { UserBadge } from './user-badge';

describe('UserBadge (S2.7)', () => {
  it.each([
    ['Isla Bracken', 'I'],
    ['  élodie Martin', 'É'],
    ['🦊 Fox', '🦊'],
    ['', '·'],
  ])('shows %j by its initial and in full', (name, initial) => {
    const { container } = render(<UserBadge name={name} detail="Administrator" />);
    const [badge] = container.children;
    expect(badge?.firstElementChild?.textContent).toBe(initial);
    expect(badge?.lastElementChild?.firstElementChild?.textContent).toBe(name);
    expect(screen.getByText('Administrator')).toBeTruthy();
  });

  it('says the initial to nobody who hears the name', () => {
    const { container } = render(<UserBadge name="Isla Bracken" />);
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('I');
  });
});
