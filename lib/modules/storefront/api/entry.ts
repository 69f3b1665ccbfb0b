import {
  askEntryCode,
  enterByCode,
  enterByPassword,
  readEntry,
} from '@/lib/modules/storefront/contract/entry';
import { askEntryCode as ask } from '@/lib/modules/storefront/service/entry/ask-entry-code';
import { enterByCode as enterWithCode } from '@/lib/modules/storefront/service/entry/enter-by-code';
import { enterByPassword as enterWithPassword } from '@/lib/modules/storefront/service/entry/enter-by-password';
import { readEntry as read } from '@/lib/modules/storefront/service/entry/read-entry';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEntryHandler = defineHandler(readEntry, ({ params, request }) =>
  read(params.slug, (name) => cookieOf(request, name)),
);

export const enterByPasswordHandler = defineHandler(enterByPassword, ({ params, body, visitor }) =>
  enterWithPassword(params.slug, { ...body, visitor }),
);

export const askEntryCodeHandler = defineHandler(askEntryCode, ({ params, body, visitor }) =>
  ask(params.slug, { ...body, visitor }),
);

export const enterByCodeHandler = defineHandler(enterByCode, ({ params, body, visitor }) =>
  enterWithCode(params.slug, { ...body, visitor }),
);
