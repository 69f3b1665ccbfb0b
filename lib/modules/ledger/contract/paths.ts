import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readCreditCall = { method: 'get', path: '/api/{tenant}/credit' } as const satisfies CallPath;
export const listLedgerCall = {
  method: 'get',
  path: '/api/{tenant}/credit/rows',
} as const satisfies CallPath;
export const requestCreditCall = {
  method: 'post',
  path: '/api/{tenant}/credit/request',
} as const satisfies CallPath;
export const setBudgetCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/budget',
} as const satisfies CallPath;
export const activateCreditCall = {
  method: 'post',
  path: '/api/clients/{tenant}/credit/activate',
} as const satisfies CallPath;
export const setTermsCall = {
  method: 'post',
  path: '/api/clients/{tenant}/credit/terms',
} as const satisfies CallPath;
export const correctCreditCall = {
  method: 'post',
  path: '/api/clients/{tenant}/credit/correct',
} as const satisfies CallPath;
export const listStatementsCall = {
  method: 'get',
  path: '/api/{tenant}/credit/statements',
} as const satisfies CallPath;
export const statementFileCall = {
  method: 'get',
  path: '/api/{tenant}/credit/statements/{statement}/pdf',
} as const satisfies CallPath;
export const issueNoteCall = {
  method: 'post',
  path: '/api/clients/{tenant}/credit/statements/{statement}/credit-note',
} as const satisfies CallPath;
export const setRatesCall = {
  method: 'post',
  path: '/api/clients/{tenant}/rates',
} as const satisfies CallPath;
