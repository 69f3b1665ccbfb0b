import { beginTemporaryUpload } from '@/lib/contracts/uploads/begin-upload';
import { cutOutTemporaryUpload } from '@/lib/contracts/uploads/cut-out-upload';
import { finishTemporaryUpload } from '@/lib/contracts/uploads/finish-upload';
import { putTemporaryUploadPart } from '@/lib/contracts/uploads/put-upload-part';
import { readTemporaryUpload } from '@/lib/contracts/uploads/read-upload';
import { beginUpload as begin } from '@/lib/services/uploads/begin-upload';
import { cutOutUpload as cutOut } from '@/lib/services/uploads/cut-out-upload';
import { finishUpload as finish } from '@/lib/services/uploads/finish-upload';
import { putUploadPart as put } from '@/lib/services/uploads/put-upload-part';
import { readUpload as read } from '@/lib/services/uploads/read-upload';
import { temporaryPlace } from '@/lib/services/uploads/upload-place';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { senderOf } from './sender';

export const beginTemporaryUploadHandler = defineHandler(
  beginTemporaryUpload,
  async ({ params, body, visitor, request }) =>
    begin(await temporaryPlace(params.store), body, senderOf(visitor, request)),
);

export const putTemporaryUploadPartHandler = defineHandler(putTemporaryUploadPart, async ({ params, body }) =>
  put(await temporaryPlace(params.store), params.token, params.part, body),
);

export const readTemporaryUploadHandler = defineHandler(readTemporaryUpload, async ({ params, locale }) =>
  read(await temporaryPlace(params.store), params.token, locale),
);

export const finishTemporaryUploadHandler = defineHandler(finishTemporaryUpload, async ({ params, locale }) =>
  finish(await temporaryPlace(params.store), params.token, locale),
);

export const cutOutTemporaryUploadHandler = defineHandler(
  cutOutTemporaryUpload,
  async ({ params, body, visitor, request }) =>
    cutOut(await temporaryPlace(params.store), body, senderOf(visitor, request)),
);
