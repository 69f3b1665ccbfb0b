import { makeTemporaryStore as makeContract } from '@/lib/modules/event-builder/contract/make-temporary-store';
import { readTemporaryStore as readContract } from '@/lib/modules/event-builder/contract/read-temporary-store';
import { saveTemporaryStore as saveContract } from '@/lib/modules/event-builder/contract/save-temporary-store';
import { makeTemporaryStore } from '@/lib/modules/event-builder/service/make-temporary-store';
import { readTemporaryStore } from '@/lib/modules/event-builder/service/read-temporary-store';
import { saveTemporaryStore } from '@/lib/modules/event-builder/service/save-temporary-store';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const makeTemporaryStoreHandler = defineHandler(makeContract, ({ body, visitor }) =>
  makeTemporaryStore(body.store, visitor),
);

export const readTemporaryStoreHandler = defineHandler(readContract, ({ params }) =>
  readTemporaryStore(params.token),
);

export const saveTemporaryStoreHandler = defineHandler(saveContract, ({ params, body, visitor }) =>
  saveTemporaryStore(params.token, body, visitor),
);
