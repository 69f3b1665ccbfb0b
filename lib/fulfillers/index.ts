export { httpFulfiller } from './http-adapter';
export { verifyCallback } from './verify-callback';
export type { SubmitOutcome, SubmittedOrder } from './port';
