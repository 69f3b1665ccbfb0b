import { encodeCursor } from '@/lib/db/cursor';
import type { Call, Case } from '../case';
import type { OwnFiles } from '../own-files';
import {
  ownPicture,
  ownStoreToken,
  ownTemporaryPicture,
  ownTemporaryUpload,
  ownUpload,
} from '../own-uploads';
import { at, FJORD, INVALID, inPath, narrowed, store, tenants } from '../shapes';

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

/** A picture of the library that nothing shows. */
const ofFile = (slots: Case['slots'], body?: (own: OwnFiles) => unknown): Case =>
  tenants([at('params.file', 'file'), ...slots], (own) => ({
    params: { file: own.libraryFile },
    ...(body ? { body: body(own) } : {}),
  }));

/** A cursor after every file. */
const LAST_FILE = encodeCursor('-created_at', {
  value: '2100-01-01T00:00:00.000000Z',
  id: 'fil_a0',
  tenantId: 'ten_fjord',
});

export const UPLOAD_CASES: Record<string, Case[]> = {
  'files.list': [
    tenants(
      [narrowed('cursor', 'fileCursor'), narrowed('search', 'file'), at('query.event', 'slug', 'ignored')],
      () => ({
        query: { cursor: LAST_FILE },
      }),
    ),
  ],
  'files.uses': [ofFile([])],
  'files.rename': [ofFile([], ({ fileAt }) => ({ name: 'Another name', updated_at: fileAt }))],
  'files.replace': [
    ofFile([at('body.picture', 'file', INVALID)], ({ otherFile, fileAt }) => ({
      picture: otherFile,
      updated_at: fileAt,
    })),
  ],
  'files.delete': [ofFile([], () => ({}))],
  'files.restore': [ofFile([], () => ({}))],
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
