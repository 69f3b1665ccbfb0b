import { beginTemporaryUpload } from '@/lib/modules/uploads/contract/begin-upload';
import { cutOutTemporaryUpload } from '@/lib/modules/uploads/contract/cut-out-upload';
import { finishTemporaryUpload } from '@/lib/modules/uploads/contract/finish-upload';
import { putTemporaryUploadPart } from '@/lib/modules/uploads/contract/put-upload-part';
import { readTemporaryUpload } from '@/lib/modules/uploads/contract/read-upload';
import { beginUpload as begin } from '@/lib/modules/uploads/service/begin-upload';
import { cutOutUpload as cutOut } from '@/lib/modules/uploads/service/cut-out-upload';
import { finishUpload as finish } from '@/lib/modules/uploads/service/finish-upload';
import { putUploadPart as put } from '@/lib/modules/uploads/service/put-upload-part';
import { readUpload as read } from '@/lib/modules/uploads/service/read-upload';
import { temporaryPlace } from '@/lib/modules/event-builder/service/temporary-place';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { senderOf } from '@/lib/tenant-api/context/sender';

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

export const finishTemporaryUploadHandler = defineHandler(
  finishTemporaryUpload,
  async ({ params, locale, visitor, request }) =>
    finish(await temporaryPlace(params.store), params.token, { locale, sender: senderOf(visitor, request) }),
);

export const cutOutTemporaryUploadHandler = defineHandler(
  cutOutTemporaryUpload,
  async ({ params, body, visitor, request }) =>
    cutOut(await temporaryPlace(params.store), body, senderOf(visitor, request)),
);
