/**
 * The JSON columns that may name a picture, by table. A test reads the Postgres catalogue and fails for a JSON column
 * that is in neither list, so that no picture in use is deleted.
 */
export const PICTURE_PLACES: Readonly<Record<string, readonly string[]>> = {
  products: ['scene_front', 'scene_back'],
  orders: ['snapshot'],
  order_lines: ['scene_front', 'scene_back', 'personalisation'],
  order_edits: ['changes'],
  bulk_invitees: ['personalisation'],
  store_configurations: ['content'],
  store_configuration_versions: ['look'],
};

/** JSON columns that never name a design's picture, each with its reason. */
export const NO_PICTURE_PLACES: Readonly<Record<string, string>> = {
  'audit_log.data': 'it tells of what was, and holds nothing',
  'bulk_acts.refused': 'error codes and counts',
  'bulk_acts.targets': 'ids or filters of a list',
  'bulk_invitees.delivery': 'an address',
  'bulk_refunds.parts': 'amounts by order',
  'catalogue_act_rows.before': 'prices, a VAT flag, a status or a category as they were',
  'catalogue_acts.change': 'what was asked for: prices, a VAT flag, a status or a category',
  'catalogue_acts.refused': 'error codes and counts',
  'catalogue_acts.targets': 'ids of products',
  'event_drafts.store': 'its pictures are those of its temporary store, which names them too',
  'event_seo.texts': 'texts for search engines',
  'event_texts.document': 'formatted text, whose closed set has no pictures',
  'events.custom_retail_shipping': 'prices',
  'file_imports.counts': 'numbers',
  'file_imports.errors': 'error codes with their rows and columns',
  'font_sets.font_one': 'a font',
  'font_sets.font_two': 'a font',
  'fulfiller_messages.payload': 'what a fulfiller said',
  'idempotency_keys.response': 'answers that were given; they go by themselves',
  'list_exports.chosen': 'ids of the rows to export',
  'list_exports.columns': 'ids of columns',
  'list_exports.query': 'filters of a list',
  'list_views.columns': 'ids of columns',
  'list_views.query': 'filters of a list',
  'orders.tracking': 'a parcel',
  'products.blank': 'what a garment is',
  'products.colours': 'names and values',
  'products.fibres': 'names and shares of fibres',
  'removed_event_products.entry': 'prices and a place',
  'refund_requests.lines': 'which lines and how many of each',
  'statements.figures': 'amounts',
  'statements.model': 'the texts and amounts of a document',
  'tenants.company_details': 'a company',
  'uploads.received': 'parts of the upload itself',
};
