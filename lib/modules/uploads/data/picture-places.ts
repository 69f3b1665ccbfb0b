/**
 * Where a tenant's rows may name a picture: each column of JSON, by its table. A test reads the catalogue and fails for one
 * that stands in neither list, so that no picture goes that something still shows.
 */
export const PICTURE_PLACES: Readonly<Record<string, readonly string[]>> = {
  products: ['scene_front', 'scene_back'],
  orders: ['snapshot'],
  order_lines: ['scene_front', 'scene_back', 'personalisation'],
  order_edits: ['changes'],
  bulk_invitees: ['personalisation'],
  store_configurations: ['content'],
};

/** Columns of JSON that never name a picture of a design, each with its reason. */
export const NO_PICTURE_PLACES: Readonly<Record<string, string>> = {
  'audit_log.data': 'it tells of what was, and holds nothing',
  'bulk_invitees.delivery': 'an address',
  'events.custom_retail_shipping': 'prices',
  'font_sets.font_one': 'a font',
  'font_sets.font_two': 'a font',
  'fulfiller_messages.payload': 'what a fulfiller said',
  'idempotency_keys.response': 'answers that were given; they go by themselves',
  'orders.tracking': 'a parcel',
  'products.blank': 'what a garment is',
  'products.colours': 'names and values',
  'tenants.company_details': 'a company',
  'uploads.received': 'parts of the upload itself',
};
