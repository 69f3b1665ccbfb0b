import { fileExample, type LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { readFileUses } from './library';
import { measuredPicture, UnreadablePicture } from './measured-picture';

jest.mock('./library');
const read = jest.mocked(readFileUses);

const OLDER: LibraryFile = { ...fileExample, width_px: null, height_px: null, colour_mode: null };
const answer = (file: LibraryFile) => read.mockResolvedValue({ file, uses: [], more: false });

beforeEach(() => jest.resetAllMocks());

test('a picture of known size is taken as it is (S2.2-74)', async () => {
  expect(await measuredPicture('ten_fjord', fileExample)).toBe(fileExample);
  expect(read).not.toHaveBeenCalled();
});

test('an older one is measured by the server', async () => {
  answer(fileExample);
  expect(await measuredPicture('ten_fjord', OLDER)).toEqual(fileExample);
  expect(read).toHaveBeenCalledWith('ten_fjord', OLDER);
});

test('one that cannot be read says so', async () => {
  answer(OLDER);
  await expect(measuredPicture('ten_fjord', OLDER)).rejects.toBeInstanceOf(UnreadablePicture);
});
