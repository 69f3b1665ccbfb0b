import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { rememberPicture } from '@/lib/modules/storefront/client/personal/own-picture-store';
import type { SentPicture, UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import { messages } from '@/messages/en-GB';
import { OwnPictureField } from './own-picture-field';
import { PicturePlace, PicturesTo } from './picture-place';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };
const uploadPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  uploadPicture: (...given: unknown[]) => uploadPicture(...given),
}));

const texts = messages.ownPicture;
const SENT: SentPicture = {
  id: 'fil_1',
  token: 't'.repeat(43),
  url: '/api/ten_fjord/files/fil_1?size=screen',
  widthPx: 900,
  heightPx: 700,
  contentType: 'image/png',
  colourMode: 'srgb',
  bytes: 900,
};
const LAYER = { label: 'Your crest', widthMm: 100, heightMm: 50, scale: 1 };
const file = (name = 'crest.png') => new File(['x'], name, { type: 'image/png' });
const told = jest.fn();

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  const onChange = (token: string) => {
    told(token);
    setValue(token);
  };
  return <OwnPictureField layer={LAYER} side={undefined} value={value} onChange={onChange} error={error} />;
}

const pageOf = (field: ReactNode, preview?: string) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <PicturePlace tenant="ten_fjord" slug="fjord-fern" preview={preview}>
      {field}
    </PicturePlace>
  </NextIntlClientProvider>
);
const show = (error?: string, preview?: string) =>
  render(pageOf(<Field {...(error === undefined ? {} : { error })} />, preview));
const showIn = (target: UploadTarget | null) =>
  render(<PicturesTo target={target}>{pageOf(<Field />)}</PicturesTo>);

/** An upload answer that the test resolves. */
function held() {
  const calls: { given: unknown[]; options: Options; answer: (outcome: unknown) => Promise<void> }[] = [];
  uploadPicture.mockImplementation(
    (...given: [unknown, unknown, Options]) =>
      new Promise((resolve) => {
        calls.push({ given, options: given[2], answer: (outcome) => act(async () => resolve(outcome)) });
      }),
  );
  return calls;
}

async function choose(one = file()): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [one] } });
  // The upload module is loaded first.
  await act(async () => {});
  await act(async () => {});
}
const group = () => screen.getByRole('group', { name: 'Your crest' });

beforeEach(() => {
  uploadPicture.mockReset();
  told.mockReset();
});

describe('the field of one’s own picture (S1-3, S3.4)', () => {
  test('names its layer, says what it takes, and sends a file to its event', async () => {
    const calls = held();
    show();
    // 100 mm at 150 dpi are 591 pixels.
    expect(group().textContent).toContain('591 × 296 pixels');
    const button = screen.getByRole('button', { name: `Your crest ${texts.choose}` });
    expect(button.getAttribute('aria-describedby')).toBeTruthy();
    await choose();
    expect(calls[0]?.given[0]).toEqual({ kind: 'store', tenant: 'ten_fjord', slug: 'fjord-fern' });
    act(() => calls[0]?.options.onProgress?.(0.4));
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 40);
    expect(group().textContent).toContain('40 % uploaded');
    act(() => calls[0]?.options.onProgress?.(1));
    expect(group().textContent).toContain(texts.looking);
    await calls[0]?.answer({ ok: true, value: SENT });
    expect(told.mock.calls).toEqual([[SENT.token]]);
    expect(screen.getByRole('img', { name: texts.alt }).getAttribute('src')).toBe(SENT.url);
    expect(screen.getByRole('status').textContent).toBe(texts.there);
  });

  test('says why a file was refused in the server’s words, keeps it, and sends it again', async () => {
    const calls = held();
    show();
    await choose(file('old.heic'));
    const error = { code: 'type_heic', values: {}, message: 'HEIC is not taken' };
    await calls[0]?.answer({ ok: false, error });
    expect(screen.getByText('HEIC is not taken')).toBeTruthy();
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: texts.retry }));
    await act(async () => {});
    expect((calls[1]?.given[1] as File).name).toBe('old.heic');
    await calls[1]?.answer({ ok: false, error: { code: 'network', values: {} } });
    expect(screen.getByText(texts.problem.network)).toBeTruthy();
  });

  test('is called off, and taken away again, and the focus stays in it', async () => {
    const calls = held();
    show();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: texts.cancel }));
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await choose();
    await calls[1]?.answer({ ok: true, value: SENT });
    fireEvent.click(screen.getByRole('button', { name: texts.remove }));
    expect(told.mock.calls.at(-1)).toEqual(['']);
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.activeElement?.textContent).toBe(texts.choose);
  });

  test('takes a file that is dropped on it', async () => {
    const calls = held();
    show();
    const target = screen.getByRole('button', { name: /Choose/ }).parentElement?.parentElement;
    if (!target) throw new Error('no place to drop on');
    fireEvent.drop(target, { dataTransfer: { files: [file('dropped.png')], types: ['Files'] } });
    await act(async () => {});
    await act(async () => {});
    expect((calls[0]?.given[1] as File).name).toBe('dropped.png');
  });

  test('what its form says of it stands at it', () => {
    rememberPicture(SENT);
    show('choose the picture to print');
    const button = screen.getByRole('button', { name: /Choose/ });
    const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(described).toContain('choose the picture to print');
  });
});

describe('where its pictures go before there is an event for everybody (docs/decisions/0030)', () => {
  test('in a preview a guest’s go with the token of their link', async () => {
    const calls = held();
    show(undefined, 't1.ab');
    await choose();
    const place = { kind: 'store', tenant: 'ten_fjord', slug: 'fjord-fern', preview: 't1.ab' };
    expect(calls[0]?.given[0]).toEqual(place);
  });

  test('in the builder they are the store’s that is being built, whatever event the form names', async () => {
    const calls = held();
    const target = { kind: 'builder', token: 'b'.repeat(80) } as const;
    showIn(target);
    await choose();
    expect(calls[0]?.given[0]).toEqual(target);
  });

  test('while that has not been saved the field says so, and takes the file once it has', async () => {
    const calls = held();
    const { rerender } = showIn(null);
    await choose();
    expect(calls).toEqual([]);
    expect(screen.getByText(texts.problem.network)).toBeTruthy();
    const target = { kind: 'builder', token: 'b'.repeat(80) } as const;
    rerender(<PicturesTo target={target}>{pageOf(<Field />)}</PicturesTo>);
    fireEvent.click(screen.getByRole('button', { name: texts.retry }));
    await act(async () => {});
    expect((calls[0]?.given[1] as File).name).toBe('crest.png');
  });
});
