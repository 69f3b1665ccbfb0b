import { render, screen } from '@testing-library/react';
import { messages } from '@/messages/en-GB';
import { Loader } from './loader';

describe('Loader (S2.7, S9-20)', () => {
  test('says ‘processing, please wait’ to everybody, those who cannot see it included', () => {
    render(<Loader text={messages.forms.processing} />);
    expect(screen.getByRole('status').textContent).toBe('processing, please wait');
  });

  test('is filled with the primary colour of its surface: the store’s, else the platform’s', () => {
    const { container } = render(<Loader text="processing, please wait" />);
    const ring = container.querySelector('svg');
    expect(ring?.getAttribute('class')).toContain('text-(--store-primary,var(--accent))');
    const strokes = [...(ring?.children ?? [])].map((part) => part.getAttribute('stroke'));
    expect(strokes).toEqual(['currentColor', 'currentColor']);
  });
});
