export { httpFulfiller } from './http-adapter';
export { verifyCallback } from './verify-callback';
export type { FulfillerPort, SubmitOutcome, SubmittedOrder } from './port';
