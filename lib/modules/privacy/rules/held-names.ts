/** What can be held of a person; each has a text under `heldKinds`. D46-1. */
export const KINDS = [
  ...['order', 'checkout', 'code', 'thanks', 'case', 'draft', 'invitation'],
  ...['message', 'entry', 'admission', 'fulfiller_message', 'picture'],
] as const;

/** What is told of each; a text under `heldFields`. D46-1. */
export const FIELDS = [
  ...[
    'name',
    'email',
    'phone',
    'address_first_line',
    'address_second_line',
    'address_city',
    'address_county',
  ],
  ...['address_postcode', 'address_country', 'address_state', 'country_iso2', 'state_abbreviation', 'lang'],
  ...['status', 'total', 'tracking', 'personal_texts', 'notes', 'reasons', 'reason', 'refund_words'],
  ...['note', 'code', 'message', 'event', 'size', 'content_type'],
] as const;
