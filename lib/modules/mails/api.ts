import * as contract from '@/lib/modules/mails/contract/mails';
import * as senders from '@/lib/modules/mails/contract/sender';
import * as words from '@/lib/modules/mails/contract/words';
import { readMail } from '@/lib/modules/mails/service/read-mail';
import { confirmReplyTo, readSender, saveSender } from '@/lib/modules/mails/service/sender';
import { testMail } from '@/lib/modules/mails/service/test-mail';
import { previewWords, readWords, saveWords, testWords } from '@/lib/modules/mails/service/words';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';
import { platformTextHandlers } from './api/platform-texts';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  defineHandler(contract.readMail, ({ tenant, params, query }) =>
    readMail(tenant, { kind: params.sample, lang: query.lang }),
  ),
  defineHandler(contract.testMail, ({ tenant, user, params, body }) =>
    testMail(tenant, user.id, { kind: params.sample, lang: body.lang }),
  ),
  defineHandler(words.readWords, ({ tenant, params, query }) =>
    readWords(tenant, { slug: params.slug, kind: params.sample }, query.lang),
  ),
  defineHandler(words.saveWords, ({ tenant, params, body }) =>
    saveWords(tenant, { slug: params.slug, kind: params.sample }, body),
  ),
  defineHandler(words.previewWords, ({ tenant, params, body }) =>
    previewWords(tenant, { slug: params.slug, kind: params.sample }, body),
  ),
  defineHandler(words.testWords, ({ tenant, user, params, body }) =>
    testWords(tenant, user.id, { slug: params.slug, kind: params.sample, lang: body.lang }),
  ),
  defineHandler(senders.readSender, ({ tenant }) => readSender(tenant)),
  defineHandler(senders.saveSender, ({ tenant, body, locale }) => saveSender(tenant, body, locale)),
  defineHandler(senders.confirmReplyTo, ({ tenant, body }) => confirmReplyTo(tenant, body.token)),
  ...platformTextHandlers,
];
