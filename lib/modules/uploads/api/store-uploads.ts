import { beginUpload } from '@/lib/modules/uploads/contract/begin-upload';
import { cutOutUpload } from '@/lib/modules/uploads/contract/cut-out-upload';
import { finishUpload } from '@/lib/modules/uploads/contract/finish-upload';
import { putUploadPart } from '@/lib/modules/uploads/contract/put-upload-part';
import { readUpload } from '@/lib/modules/uploads/contract/read-upload';
import { beginUpload as begin } from '@/lib/modules/uploads/service/begin-upload';
import { cutOutUpload as cutOut } from '@/lib/modules/uploads/service/cut-out-upload';
import { finishUpload as finish } from '@/lib/modules/uploads/service/finish-upload';
import { putUploadPart as put } from '@/lib/modules/uploads/service/put-upload-part';
import { readUpload as read } from '@/lib/modules/uploads/service/read-upload';
import { eventPlace, openEventPlace } from '@/lib/modules/uploads/service/upload-place';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { senderOf } from '@/lib/tenant-api/context/sender';

export const beginUploadHandler = defineHandler(
  beginUpload,
  async ({ tenant, params, query, body, visitor, request }) =>
    begin(await openEventPlace(tenant, params.slug, query), body, senderOf(visitor, request, tenant)),
);

export const putUploadPartHandler = defineHandler(putUploadPart, async ({ tenant, params, body }) =>
  put(await eventPlace(tenant, params.slug), params.token, params.part, body),
);

export const readUploadHandler = defineHandler(readUpload, async ({ tenant, params, locale }) =>
  read(await eventPlace(tenant, params.slug), params.token, locale),
);

export const finishUploadHandler = defineHandler(
  finishUpload,
  async ({ tenant, params, locale, visitor, request }) => {
    const sender = senderOf(visitor, request, tenant);
    return finish(await eventPlace(tenant, params.slug), params.token, { locale, sender });
  },
);

export const cutOutUploadHandler = defineHandler(
  cutOutUpload,
  async ({ tenant, params, body, visitor, request }) =>
    cutOut(await openEventPlace(tenant, params.slug), body, senderOf(visitor, request, tenant)),
);
