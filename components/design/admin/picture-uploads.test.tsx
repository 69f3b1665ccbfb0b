import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { UploadedPicture } from '@/lib/modules/uploads/client/upload-picture';
import { messages } from '@/messages/en-GB';
import {
  beginEditor,
  front,
  latest,
  layerOf,
  picture,
  press,
  show,
  text,
  texts,
  told,
  wait,
} from './test-editor';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };
const uploadPicture = jest.fn();
const cutOutPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  uploadPicture: (...given: unknown[]) => uploadPicture(...given),
  cutOutPicture: (...given: unknown[]) => cutOutPicture(...given),
}));

const STORED: UploadedPicture = {
  id: 'fil_2',
  url: '/api/fil_2',
  widthPx: 2400,
  heightPx: 1200,
  contentType: 'image/png',
  colourMode: 'srgb',
  bytes: 900,
};
const refused = (code: string) => ({ ok: false, error: { code, values: { mb: 20, megapixels: 60 } } });
const file = (name = 'our_logo.png') => new File(['x'], name, { type: 'image/png' });

/** An upload answer that the test resolves. */
function held() {
  const calls: { options: Options; answer: (outcome: unknown) => Promise<void> }[] = [];
  uploadPicture.mockImplementation(
    (_target: unknown, _file: File, options: Options) =>
      new Promise((resolve) => {
        const answer = (outcome: unknown) =>
          act(async () => {
            resolve(outcome);
            await jest.advanceTimersByTimeAsync(1);
          });
        calls.push({ options, answer });
      }),
  );
  return calls;
}

const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('no input for files');
  return input;
};
const choose = (...files: File[]) => fireEvent.change(fileInput(), { target: { files } });
const list = () => screen.getByRole('list', { name: texts.upload.list });
const said = (code: keyof typeof messages.uploads.refused) =>
  messages.uploads.refused[code].replace('{mb, number}', '20');

beforeEach(() => {
  beginEditor();
  uploadPicture.mockReset();
  cutOutPicture.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('a picture', () => {
  it('shows how far it is, becomes known, and then a layer of that name, as one step', async () => {
    const calls = held();
    await show();
    choose(file());
    act(() => calls[0]?.options.onProgress?.(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading our_logo.png' })).toHaveProperty('value', 40);
    expect(list().textContent).toContain('40 % uploaded');
    act(() => calls[0]?.options.onProgress?.(1));
    expect(list().textContent).toContain(texts.upload.looking);
    await calls[0]?.answer({ ok: true, value: STORED });
    const { id, ...known } = STORED;
    expect(told.onPicture).toHaveBeenCalledWith(id, known);
    expect(latest()?.front?.layers).toMatchObject([{ type: 'image', src: 'fil_2', label: 'our logo' }]);
    expect(list().children).toHaveLength(0);
    press(texts.tools.undo);
    expect(latest()?.front?.layers ?? []).toEqual([]);
  });

  it('that is refused says why, stays in the list, and takes nothing with it', async () => {
    const calls = held();
    await show({ design: front(text('name')) });
    choose(file('huge.png'), file('fine.png'));
    await calls[0]?.answer(refused('too_large'));
    await calls[1]?.answer({ ok: true, value: STORED });
    expect(screen.getByRole('alert').textContent).toBe(said('too_large'));
    expect(latest()?.front?.layers.map(({ type }) => type)).toEqual(['text', 'image']);
    press('Dismiss huge.png');
    expect(list().children).toHaveLength(0);
  });

  it('whose connection was lost is sent again from its row, the same file', async () => {
    const calls = held();
    await show();
    const one = file();
    choose(one);
    await calls[0]?.answer(refused('network'));
    expect(latest()).toBeUndefined();
    press('Retry our_logo.png');
    expect(uploadPicture.mock.calls[1]?.[1]).toBe(one);
    expect(screen.queryByRole('alert')).toBeNull();
    await calls[1]?.answer({ ok: true, value: STORED });
    expect(latest()?.front?.layers).toHaveLength(1);
  });

  it('that is called off is called off on its way, too', async () => {
    const calls = held();
    await show();
    choose(file());
    press('Cancel our_logo.png');
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await calls[0]?.answer({ ok: true, value: STORED });
    expect(latest()).toBeUndefined();
  });

  it('is taken from a drop and from the clipboard', async () => {
    const calls = held();
    await show();
    const room = screen.getByRole('region', { name: texts.title });
    const dataTransfer = { types: ['Files'], files: [file('dropped.png')] };
    fireEvent.dragOver(room, { dataTransfer });
    expect(screen.getByText(texts.upload.drop)).toBeTruthy();
    fireEvent.drop(room, { dataTransfer });
    expect(screen.queryByText(texts.upload.drop)).toBeNull();
    const paste = createEvent.paste(document.body, {
      clipboardData: { files: [file('pasted.png')], types: ['Files'] },
    });
    fireEvent(document.body, paste);
    expect(calls).toHaveLength(2);
    expect(list().textContent).toMatch(/dropped\.png.*pasted\.png/);
  });

  it('that is none is sent all the same, and says why it is refused', async () => {
    const calls = held();
    await show();
    const room = screen.getByRole('region', { name: texts.title });
    const files = [new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' })];
    fireEvent.drop(room, { dataTransfer: { types: ['Files'], files } });
    await calls[0]?.answer(refused('type_pdf'));
    expect(list().textContent).toContain('logo.pdf');
    expect(screen.getByRole('alert').textContent).toBe(said('type_pdf'));
  });

  it('takes the place of another as wide as that was, also from the other side', async () => {
    const calls = held();
    await show({ design: front(picture('pic', { crop: { x: 0, y: 0, width: 0.5, height: 1 } })) });
    fireEvent.click(document.querySelector('[data-layer-row="pic"]') as Element);
    const input = document.querySelector<HTMLInputElement>('input[type=file]:not([multiple])');
    fireEvent.change(input as Element, { target: { files: [file()] } });
    fireEvent.click(screen.getByRole('radio', { name: 'Back, empty' }));
    await calls[0]?.answer({ ok: true, value: STORED });
    // A crop of 2 : 1 in a box of 120 × 60 mm was 60 mm wide.
    expect(layerOf('pic')).toMatchObject({ src: 'fil_2', widthMm: 60, heightMm: 30 });
    expect(layerOf('pic')).not.toHaveProperty('crop');
  });

  it('loses its flat background by another picture, or says why not', async () => {
    await show({ design: front(picture('pic')) });
    fireEvent.click(document.querySelector('[data-layer-row="pic"]') as Element);
    cutOutPicture.mockResolvedValueOnce(refused('no_flat_background'));
    press(texts.cutOut.cut);
    await wait(1);
    expect(screen.getByText(said('no_flat_background'))).toBeTruthy();
    cutOutPicture.mockResolvedValueOnce({ ok: true, value: STORED });
    press(texts.cutOut.cut);
    await wait(1);
    expect(cutOutPicture.mock.calls[1]?.[1]).toBe('file_1');
    expect(layerOf('pic')).toMatchObject({ src: 'fil_2' });
  });

  it('cannot be added where none may be', async () => {
    await show({ uploadTarget: null });
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(screen.queryByRole('button', { name: texts.tools.addPicture })).toBeNull();
  });
});
