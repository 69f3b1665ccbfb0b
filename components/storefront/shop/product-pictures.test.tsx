import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { messages as english } from '@/messages/en-GB';
import { ProductPictures } from './product-pictures';

const PRINTED = { front: '‘ALEX’, red, Anton, 120 mm wide, centred, 60 mm below the collar' };

function altOf(front: string, printed?: typeof PRINTED): string | null {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={{ product: english.product }}>
      <ProductPictures name="Crew Tee" colourName="Black" pictures={{ front }} printed={printed} />
    </NextIntlClientProvider>,
  );
  const alt = screen.getByRole('img').getAttribute('alt');
  unmount();
  return alt;
}

describe('a product’s picture for those who do not see it', () => {
  test('says what is printed on it, where and how large', () => {
    expect(altOf('/preview.webp', PRINTED)).toBe(`Crew Tee in Black, Front. ${PRINTED.front}`);
    expect(altOf('/preview.webp')).toBe('Crew Tee in Black, Front');
  });

  test('does not claim it of one with the shopper’s own text', () => {
    expect(altOf('data:image/svg+xml,x', PRINTED)).toBe('Crew Tee in Black, Front');
  });
});

describe('the choice of a side', () => {
  const both = (
    <NextIntlClientProvider locale="en" messages={{ product: english.product }}>
      <ProductPictures name="Crew Tee" colourName="Black" pictures={{ front: '/f.webp', back: '/b.webp' }} />
    </NextIntlClientProvider>
  );
  const shown = () => document.querySelector('img[width="600"]')?.getAttribute('src');

  test('changes the picture', () => {
    render(both);
    expect(screen.getByRole('group', { name: 'View' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Back' }));
    expect(shown()).toBe('/b.webp');
  });

  test('made before hydration comes true (docs/decisions/0036)', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(both);
    document.body.append(container);
    expect(shown()).toBe('/f.webp');
    screen.getByRole<HTMLInputElement>('radio', { name: 'Back' }).checked = true;
    await act(async () => void render(both, { container, hydrate: true }));
    expect(shown()).toBe('/b.webp');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Back' }).checked).toBe(true);
  });

  test('only the large picture is fetched first', () => {
    render(both);
    const urgent = [...document.querySelectorAll('img[fetchpriority=high]')];
    expect(urgent.map((one) => one.getAttribute('src'))).toEqual(['/f.webp']);
  });
});

describe('the views of a product', () => {
  const DETAIL = { side: 'front', zoom: 2.5, x: 50, y: 40 } as const;
  const SRC = '/api/t/s/preview/p/c/front?v=0a';
  const gallery = () =>
    render(
      <NextIntlClientProvider locale="en" messages={{ product: english.product }}>
        <ProductPictures name="Crew Tee" colourName="Black" pictures={{ front: SRC }} detail={DETAIL} />
      </NextIntlClientProvider>,
    );

  test('include the print from close by, drawn sharply', () => {
    gallery();
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['front', 'detail']);
    fireEvent.click(screen.getByRole('radio', { name: 'Detail' }));
    const picture = screen.getByRole('img', { name: 'Crew Tee in Black, Detail' });
    expect(picture.getAttribute('src')).toBe(`${SRC}&as=svg`);
    expect(picture.style.transformOrigin).toBe('50% 40%');
  });

  test('open large, as a link without script and as a dialog with it', async () => {
    const showModal = jest.fn();
    HTMLDialogElement.prototype.showModal = showModal;
    gallery();
    const opener = screen.getByRole('link', { name: 'Enlarge the picture' });
    expect(opener.getAttribute('href')).toBe(`${SRC}&as=svg`);
    expect(document.querySelectorAll('dialog img')).toHaveLength(0);
    expect(fireEvent.click(opener, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(opener)).toBe(false);
    await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe(`${SRC}&as=svg`);
  });
});
