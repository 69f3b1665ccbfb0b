import { AppError, invalid } from '@/lib/kernel/app-error';
import type { ClaimKey, ClaimKeyKind } from '@/lib/modules/claims/data/place-claim';

/** Why a claim that was right in itself could not be granted. `eventId` and the rest are for the client's log alone. */
export type RefusalCause =
  | { kind: 'code'; eventId: string; codes: readonly string[] }
  | { kind: 'exhausted'; eventId: string }
  | { kind: 'already_ordered'; eventId: string; known: readonly ClaimKeyKind[]; keys: readonly ClaimKey[] }
  | { kind: 'out_of_stock'; eventId: string; variantId: string };

/** Rolls a claim's transaction back; never leaves the service. */
export class ClaimRefusal extends Error {
  constructor(readonly refused: RefusalCause) {
    super(refused.kind);
  }
}

/** Where the form shows that this key was there before. */
const FIELD_OF: Record<ClaimKeyKind, string> = {
  household: 'address_first_line',
  name_postal: 'address_first_line',
  email: 'email',
  phone: 'phone',
};

/** What the person hears: of a bad code no more than that it is one (DECISIONS 22). */
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
    case 'out_of_stock':
      return new AppError('out_of_stock', { fields: { 'products.0.quantity': ['out_of_stock'] } });
  }
}
