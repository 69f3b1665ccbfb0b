import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { ProductSizeGuide } from './product-size-guide';

const show = (note?: string, sizes = ['M']) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProductSizeGuide name="Crew Tee" family="tee" sizes={sizes} note={note} />
    </NextIntlClientProvider>,
  );

describe('a size guide', () => {
  test('says its client’s note as text, above the measures', () => {
    const { container } = show('Fits small.\nTake <b>one</b> up.');
    const note = screen.getByText(/Fits small/);
    expect(note.textContent).toBe('Fits small.\nTake <b>one</b> up.');
    expect(note.className).toContain('whitespace-pre-line');
    expect(container.querySelector('b')).toBeNull();
    const follows = note.compareDocumentPosition(screen.getByRole('table', { hidden: true }));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('is there for a note alone, and not without both', () => {
    const { unmount } = show('Made to measure.', ['Giant']);
    expect(screen.queryByText('Made to measure.')).not.toBeNull();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    unmount();
    const { container } = show(undefined, ['Giant']);
    expect(container.innerHTML).toBe('');
  });
});
