import type { Call, Case } from '../case';
import {
  ownPicture,
  ownStoreToken,
  ownTemporaryPicture,
  ownTemporaryUpload,
  ownUpload,
} from '../own-uploads';
import { at, FJORD, inPath, store } from '../shapes';

const TOKEN = at('params.token', 'uploadToken');
const TEMPORARY_TOKEN = at('params.token', 'temporaryToken');
const HOLDER = at('params.store', 'temporaryStore');
const WISH = { name: 'logo.png', type: 'image/png', bytes: 2 };

const goOn = (isSent: boolean, more: Record<string, string> = {}): Case => ({
  ...store([TOKEN]),
  call: async () => ({ params: { ...FJORD, token: await ownUpload(isSent), ...more } }),
});

const temporary = (slots: Case['slots'], call: () => Promise<Partial<Call>>): Case => ({
  home: 'ten_fjord',
  call: async () => {
    const { params, ...rest } = await call();
    return { ...rest, params: { store: ownStoreToken(), ...params } };
  },
  slots: [HOLDER, ...slots],
});

const goOnTemporary = (isSent: boolean, more: Record<string, string> = {}): Case =>
  temporary([TEMPORARY_TOKEN], async () => ({
    params: { token: await ownTemporaryUpload(isSent), ...more },
  }));

export const UPLOAD_CASES: Record<string, Case[]> = {
  'uploads.begin': [store([], () => ({ body: WISH }))],
  'uploads.put-part': [goOn(false, { part: '1' })],
  'uploads.read': [goOn(false)],
  'uploads.finish': [goOn(true)],
  'uploads.cut-out': [store([at('body.picture', 'file')], () => ({ body: { picture: ownPicture } }))],
  'event-builder.begin-upload': [temporary([], () => Promise.resolve({ body: WISH }))],
  'event-builder.put-upload-part': [goOnTemporary(false, { part: '1' })],
  'event-builder.read-upload': [goOnTemporary(false)],
  'event-builder.finish-upload': [goOnTemporary(true)],
  'event-builder.cut-out-upload': [
    temporary([at('body.picture', 'file')], () =>
      Promise.resolve({ body: { picture: ownTemporaryPicture } }),
    ),
  ],
  'event-builder.read-file': [
    {
      home: 'ten_fjord',
      call: () => ({ params: { file: ownTemporaryPicture } }),
      slots: inPath('file'),
    },
  ],
};
