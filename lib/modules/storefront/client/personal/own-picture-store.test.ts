import { askForPictures, knownPictures, rememberPicture, subscribeToPictures } from './own-picture-store';
import type { SentPicture, UploadTarget } from '@/lib/modules/uploads/client/upload-target';

const readSentPicture = jest.fn();
jest.mock('@/lib/modules/uploads/client/upload-picture', () => ({
  readSentPicture: (...given: unknown[]) => readSentPicture(...given),
}));

const PLACE: UploadTarget = { kind: 'store', tenant: 'ten_fjord', slug: 'fjord-fern' };
const picture = (token: string): SentPicture => ({
  id: `fil_${token}`,
  token,
  url: `/${token}`,
  widthPx: 9,
  heightPx: 9,
  contentType: 'image/png',
  colourMode: 'srgb',
  bytes: 9,
});
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => readSentPicture.mockReset());

test('a picture is asked for once, and told to whoever listens', async () => {
  readSentPicture.mockResolvedValue(picture('one'));
  const told = jest.fn();
  const end = subscribeToPictures(told);
  askForPictures(PLACE, ['one', 'one']);
  askForPictures(PLACE, ['one']);
  await settled();
  askForPictures(PLACE, ['one']);
  expect(readSentPicture.mock.calls).toEqual([[PLACE, 'one']]);
  expect(knownPictures()['one']).toEqual(picture('one'));
  expect(told).toHaveBeenCalledTimes(1);
  end();
  rememberPicture(picture('two'));
  expect(told).toHaveBeenCalledTimes(1);
});

test('one that has gone is known to have gone; one that could not be asked for is asked for again', async () => {
  readSentPicture.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no connection'));
  askForPictures(PLACE, ['gone', 'later']);
  await settled();
  expect(knownPictures()).toMatchObject({ gone: 'gone' });
  expect(knownPictures()['later']).toBeUndefined();
  readSentPicture.mockResolvedValueOnce(picture('later'));
  askForPictures(PLACE, ['gone', 'later']);
  await settled();
  expect(readSentPicture).toHaveBeenCalledTimes(3);
  expect(knownPictures()['later']).toEqual(picture('later'));
});

test('what is named by its file is not asked for: it is told with the answer that names it', async () => {
  const file = 'fil_4t8w2y6a0c5e9g3k7m1p';
  askForPictures(PLACE, [file]);
  await settled();
  expect(readSentPicture).not.toHaveBeenCalled();
  expect(knownPictures()[file]).toBeUndefined();
});
