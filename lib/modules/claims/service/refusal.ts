import { AppError, invalid } from '@/lib/kernel/app-error';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { EmailRefusal } from '@/lib/modules/claims/rules/email-rules';
import type { ClaimKey, ClaimKeyKind } from '@/lib/modules/claims/data/take-keys';

/** Why a valid claim could not be granted. `eventId` and the other fields are only for the client's log. */
export type RefusalCause =
  | { kind: 'code'; eventId: string; codes: readonly string[] }
  | { kind: 'exhausted'; eventId: string; codes: readonly string[] }
  | {
      kind: 'already_ordered';
      eventId: string;
      codes: readonly string[];
      known: readonly ClaimKeyKind[];
      keys: readonly ClaimKey[];
    }
  | { kind: 'email'; eventId: string; codes: readonly string[]; reason: EmailRefusal }
  | { kind: 'out_of_stock'; eventId: string; codes: readonly string[]; variantId: string };

/** Rolls back a claim's transaction; never leaves the service. */
export class ClaimRefusal extends Error {
  override readonly name = 'ClaimRefusal';

  constructor(readonly refused: RefusalCause) {
    super(refused.kind);
  }
}

/** The form field that shows the error for a known key. */
const FIELD_OF: Record<ClaimKeyKind, string> = {
  household: 'address_first_line',
  name_postal: 'address_first_line',
  email: 'email',
  phone: 'phone',
};

/** What the person is told at the e-mail field: of a blocked domain no more than of one that isn't allowed. */
export const FIELD_CODE_OF: Record<EmailRefusal, FieldErrorCode> = {
  email_not_allowed: 'email_not_allowed',
  email_blocked: 'email_not_allowed',
  email_disposable: 'email_disposable',
};

/** The error for the person: a bad code is only called invalid (D22-2). */
export function answerTo(refused: RefusalCause): AppError {
  switch (refused.kind) {
    case 'code':
      return invalid({ promo_code: ['invalid_promo_code'] });
    case 'exhausted':
      return new AppError('event_exhausted');
    case 'already_ordered':
      return new AppError('already_ordered', {
        fields: Object.fromEntries(refused.known.map((kind) => [FIELD_OF[kind], ['already_ordered']])),
      });
    case 'email':
      return invalid({ email: [FIELD_CODE_OF[refused.reason]] });
    case 'out_of_stock':
      return new AppError('out_of_stock', { fields: { 'products.0.quantity': ['out_of_stock'] } });
  }
}
