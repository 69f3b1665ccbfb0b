import {
  finishDraft as finishContract,
  checkSlug as slugContract,
} from '@/lib/modules/event-builder/contract/finish-draft';
import {
  makeDraft as makeContract,
  readDraft as readContract,
  saveDraft as saveContract,
} from '@/lib/modules/event-builder/contract/keep-draft';
import {
  discardDraft as discardContract,
  listDrafts as listContract,
  restoreDraft as restoreContract,
} from '@/lib/modules/event-builder/contract/list-drafts';
import { wizardBlanks } from '@/lib/modules/event-builder/contract/wizard-blanks';
import { offeredBlanks } from '@/lib/modules/catalogue/service/offered-blanks';
import { checkSlug } from '@/lib/modules/event-builder/service/check-slug';
import { finishDraft } from '@/lib/modules/event-builder/service/finish-draft';
import { makeDraft, readDraft, saveDraft } from '@/lib/modules/event-builder/service/keep-draft';
import { discardDraft, listDrafts } from '@/lib/modules/event-builder/service/list-drafts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listDraftsHandler = defineHandler(listContract, ({ tenant }) => listDrafts(tenant));

export const makeDraftHandler = defineHandler(makeContract, ({ tenant, body }) =>
  makeDraft(tenant, body.store),
);

export const readDraftHandler = defineHandler(readContract, ({ tenant, params }) =>
  readDraft(tenant, params.draft),
);

export const saveDraftHandler = defineHandler(saveContract, ({ tenant, params, body }) =>
  saveDraft(tenant, params.draft, body),
);

export const discardDraftHandler = defineHandler(discardContract, ({ tenant, params }) =>
  discardDraft(tenant, params.draft, { discarded: true }),
);

export const restoreDraftHandler = defineHandler(restoreContract, ({ tenant, params }) =>
  discardDraft(tenant, params.draft, { discarded: false }),
);

export const finishDraftHandler = defineHandler(finishContract, ({ tenant, params, user, body }) =>
  finishDraft(tenant, { id: params.draft, version: body.version }, user.lang ?? 'en'),
);

export const checkSlugHandler = defineHandler(slugContract, ({ tenant, query }) => checkSlug(tenant, query));

export const wizardBlanksHandler = defineHandler(wizardBlanks, ({ query }) => offeredBlanks(query.region));
