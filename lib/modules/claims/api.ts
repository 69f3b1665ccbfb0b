import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import * as batches from './api/batches';
import { checkCodeHandler, claimHandler } from './api/claim';
import * as funnel from './api/funnel';
import { listFlaggedHandler, refuseFlaggedHandler, releaseFlaggedHandler } from './api/flagged';
import * as sheets from './api/code-sheets';
import * as mailing from './api/code-mailing';
import * as people from './api/people-file';
import * as codeActs from './api/promo-code-acts';
import { listPromoCodesHandler, promoCodeQrHandler, qrSheetHandler } from './api/promo-codes';
import { listRefusedHandler } from './api/refused';
import * as thanks from './api/thanks';
import * as giftMails from './api/gift-mails';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  checkCodeHandler,
  claimHandler,
  listFlaggedHandler,
  refuseFlaggedHandler,
  releaseFlaggedHandler,
  listPromoCodesHandler,
  promoCodeQrHandler,
  qrSheetHandler,
  listRefusedHandler,
  ...Object.values(batches),
  ...Object.values(codeActs),
  ...Object.values(people),
  ...Object.values(mailing),
  ...Object.values(sheets),
  ...Object.values(thanks),
  ...Object.values(giftMails),
  ...Object.values(funnel),
];
