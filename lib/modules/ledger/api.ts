import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { listLedgerHandler, readCreditHandler, requestCreditHandler, setBudgetHandler } from './api/credit';
import {
  activateCreditHandler,
  correctCreditHandler,
  setRatesHandler,
  setTermsHandler,
} from './api/staff-credit';
import { issueNoteHandler, listStatementsHandler, statementFileHandler } from './api/statements';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  ...[readCreditHandler, listLedgerHandler, requestCreditHandler, setBudgetHandler],
  ...[activateCreditHandler, setTermsHandler, correctCreditHandler, setRatesHandler],
  ...[listStatementsHandler, statementFileHandler, issueNoteHandler],
];
