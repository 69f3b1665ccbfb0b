import type { z } from 'zod';
import type { answerAddress, InvitationAnswer } from '@/lib/modules/size-collection/contract/invitation';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import type { ChosenPiece } from '@/lib/modules/size-collection/data/read-invitation';
import type { InviteeDelivery } from '@/lib/db/schema/size-collection';

/** An answer as its row holds it. */
export interface StoredAnswer {
  answeredAt: Date | string | null;
  personalisation: PersonalTexts;
  delivery: InviteeDelivery | null;
  piece: ChosenPiece | null;
}

function presentAddress(delivery: InviteeDelivery | null): z.output<typeof answerAddress> {
  return {
    phone: delivery?.phone ?? '',
    address_first_line: delivery?.address_first_line ?? '',
    address_second_line: delivery?.address_second_line ?? '',
    address_city: delivery?.address_city ?? '',
    address_county: delivery?.address_county ?? '',
    address_postcode: delivery?.address_postcode ?? '',
    address_country: delivery?.address_country ?? '',
    address_state: delivery?.address_state ?? '',
  };
}

/** An answer as its invitee and its tenant see it; null before the first answer. */
export function presentAnswer(row: StoredAnswer): InvitationAnswer | null {
  const { piece, answeredAt } = row;
  if (!piece || answeredAt === null) return null;
  const colour = piece.colours.find(({ identifier }) => identifier === piece.colourIdentifier);
  return {
    ...presentAddress(row.delivery),
    product_id: piece.productId,
    product_name: piece.productName,
    variant_id: piece.variantId,
    colour_identifier: piece.colourIdentifier,
    colour: colour?.name ?? piece.colourIdentifier,
    size: piece.size,
    personalisation: row.personalisation,
    answered_at: new Date(answeredAt).toISOString(),
  };
}
