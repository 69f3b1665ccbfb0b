import { beginUpload } from '@/lib/contracts/uploads/begin-upload';
import { cutOutUpload } from '@/lib/contracts/uploads/cut-out-upload';
import { finishUpload } from '@/lib/contracts/uploads/finish-upload';
import { putUploadPart } from '@/lib/contracts/uploads/put-upload-part';
import { readUpload } from '@/lib/contracts/uploads/read-upload';
import { beginUpload as begin } from '@/lib/services/uploads/begin-upload';
import { cutOutUpload as cutOut } from '@/lib/services/uploads/cut-out-upload';
import { finishUpload as finish } from '@/lib/services/uploads/finish-upload';
import { putUploadPart as put } from '@/lib/services/uploads/put-upload-part';
import { readUpload as read } from '@/lib/services/uploads/read-upload';
import { eventPlace, openEventPlace } from '@/lib/services/uploads/upload-place';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { senderOf } from './sender';

export const beginUploadHandler = defineHandler(
  beginUpload,
  async ({ tenant, params, query, body, visitor, request }) =>
    begin(await openEventPlace(tenant, params.slug, query.preview), body, senderOf(visitor, request, tenant)),
);

export const putUploadPartHandler = defineHandler(putUploadPart, async ({ tenant, params, body }) =>
  put(await eventPlace(tenant, params.slug), params.token, params.part, body),
);

export const readUploadHandler = defineHandler(readUpload, async ({ tenant, params, locale }) =>
  read(await eventPlace(tenant, params.slug), params.token, locale),
);

export const finishUploadHandler = defineHandler(finishUpload, async ({ tenant, params, locale }) =>
  finish(await eventPlace(tenant, params.slug), params.token, locale),
);

export const cutOutUploadHandler = defineHandler(
  cutOutUpload,
  async ({ tenant, params, body, visitor, request }) =>
    cutOut(await openEventPlace(tenant, params.slug), body, senderOf(visitor, request, tenant)),
);
