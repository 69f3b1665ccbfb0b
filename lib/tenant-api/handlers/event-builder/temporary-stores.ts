import { makeTemporaryStore as makeContract } from '@/lib/contracts/event-builder/make-temporary-store';
import { readTemporaryStore as readContract } from '@/lib/contracts/event-builder/read-temporary-store';
import { saveTemporaryStore as saveContract } from '@/lib/contracts/event-builder/save-temporary-store';
import { makeTemporaryStore } from '@/lib/services/event-builder/make-temporary-store';
import { readTemporaryStore } from '@/lib/services/event-builder/read-temporary-store';
import { saveTemporaryStore } from '@/lib/services/event-builder/save-temporary-store';
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
