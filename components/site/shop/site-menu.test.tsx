import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { SiteMenu } from './site-menu';

jest.mock('next/navigation', () => ({
  usePathname: jest.fn(),
  useSelectedLayoutSegment: () => 'how-does-it-work',
  useRouter: () => ({ prefetch: () => undefined }),
}));

const LINKS = [
  { href: '/our-products', text: 'Our Products' },
  { href: '/how-does-it-work', text: 'How does it work?' },
];
const tree = () => <SiteMenu links={LINKS} openText="Open menu" closeText="Close menu" />;
const goTo = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the public menu on small screens (S2.5-15)', () => {
  beforeEach(() => goTo('/how-does-it-work'));

  it('opens and closes by its button, and marks the current page', () => {
    render(tree());
    expect(links()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(links()).toEqual(['Our Products', 'How does it work?']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('How does it work?');
    const button = screen.getByRole('button', { name: 'Close menu' });
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeNull();
    fireEvent.click(button);
    expect(links()).toEqual([]);
  });

  it('closes by Escape, which returns the focus to the button', () => {
    render(tree());
    fireEvent.click(screen.getByRole('button'));
    const [first] = screen.getAllByRole('link');
    first?.focus();
    fireEvent.keyDown(first ?? document.body, { key: 'Escape' });
    expect(links()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('closes when the page changes', () => {
    const { rerender } = render(tree());
    fireEvent.click(screen.getByRole('button'));
    goTo('/our-products');
    rerender(tree());
    expect(links()).toEqual([]);
  });
});
