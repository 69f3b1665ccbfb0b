/**
 * Columns of tenants' tables that say nothing about a client's customers, by reason. Ids, hashes and columns whose values a CHECK
 * closes need no entry. A test reads the database's catalogue: a text or JSON column that is neither here nor in a module's part
 * fails it. D46, ADR 0094.
 */
const BY_REASON: Readonly<Record<string, string>> = {
  'it tells what was done, never to whom':
    'audit_log: action subject_type subject_label on_behalf_of data changes; catalogue_act_rows: before',
  'what the client’s people and agencies say of a design': 'approval_links: answered_by note',
  'what was asked for, by ids, and refusals by code':
    'bulk_acts: list act refused left_out; catalogue_acts: change targets refused; list_exports: list sort columns lang delimiter storage_key chosen; list_views: list owner_key sort columns; idempotency_keys: key route; file_imports: counts errors notes',
  'amounts, names of documents and currencies':
    'bulk_orders: ref act currency; bulk_payments: currency; bulk_refunds: parts; credit_reservations: currency; ledger_rows: currency reason; order_waits: currency; payment_intents: region currency; statements: number currency figures model reason; statement_files: content; top_ups: currency; card_customers: region; saved_cards: region brand last4; refund_requests: lines reason asked_by after bearer; order_disputes: reason; credit_accounts: requested_note',
  counts:
    'claim_counts: country; order_parts: region currency key label; event_product_counts: status; event_products: counted_status; order_figures: region currency; order_stages: region status',
  'country, language, status and reference stay for the books':
    'customers: address_country country_iso2 lang source; entry_codes: lang; mails: kind lang dropped; orders: order_ref status returns_to lang region currency country destination source; order_cases: lang; order_history: from_status to_status; order_undos: from_status from_returns_to to_status; fulfiller_messages: status; parcels: code items',
  'keyed hashes, for the promise of one gift and of fair limits':
    'contact_messages: fingerprint; orders: voucher_person; payment_intents: visitor address; voucher_uses: person',
  'what the provider could not do, by its code': 'payment_intents: trouble',
  'what kept a printer from answering, by its code': 'submissions: fault',
  'which lines of an order a printer makes, by ids, and how far it is':
    'submissions: line_ids part_status part_returns_to address_state',
  'which person of the client decided, by id':
    'claim_flags: decided_by; order_cases: decided_by; draft_orders: created_by',
  'which form was sent, and which lines it names':
    'order_cases: form_key lines; draft_orders: form_key lines lang',
  'programs of the client, and what they are told: ids and states':
    'api_tokens: created_by name hint permissions; webhook_endpoints: url event_types secret old_secret; webhook_events: type subject data; webhook_deliveries: subject last_error; webhook_attempts: error',
  'which printers an order could go to, and why: ids, codes and figures':
    'routing_decisions: asked candidates reasons taken; order_clocks: part step; finished_steps: part step',
  'which fields an edit changed, never their values': 'order_edits: changes',
  'codes, which are given to people but name none':
    'orders: discount_code; promo_codes: code folded replaced_by; vouchers: code folded; code_batches: name prefix countries; code_mailings: lang note; code_sheets: note after_place',
  'the client’s own content':
    'colour_sets: name primary_colour secondary_colour tertiary_colour background_image; event_access: domains; event_drafts: store; event_seo: texts; event_text_versions: language; event_texts: field language value document; events: slug name default_language countries states locked_countries custom_retail_shipping on_hold_message embed_origins refused_words lock_reason claim_domains blocked_claim_domains; font_sets: name description font_one font_two; products: name description category code scene_front scene_back colours sizes blank lock_reason size_note fibres warnings green_evidence; removed_event_products: name entry; shop_products: shop handle gid status reason said pushed_hash drift; shop_variants: shop sku gid inventory_item_gid price; shop_onboarding: payment_region registration_route shopify_url tracking_source; store_configuration_versions: look; store_configurations: content; variants: sku colour_identifier size',
  'which product, in which colour and size':
    'order_lines: sku name family colour_identifier colour_name colour_hex size',
  'ids and states of orders on the client’s shop platform, and what the shop was told of them':
    'shop_fulfilment_orders: gid shop order_gid order_name reason note former_order_ids; privacy_requests: shop; shop_fulfilment_lines: gid fulfilment_gid; shop_shipments: gid fulfilment_gid; shop_picture_waits: gid shop; shop_sync_log: shop subject label reason said kind outcome',
  'the client itself':
    'shop_connections: shop shop_name service_gid location_gid scopes access_token refresh_token api_version last_error; tenants: name company_details lock_reason locked_by close_reason closed_by closed_events; mail_senders: name reply_to asked_id asked_reply_to; mail_words: kind language opening closing',
  'what staff write of the client to each other': 'client_notes: message',
  'the library of the client’s pictures; what people sent goes with its upload':
    'files: storage_key content_type colour_mode name; print_files: print_key; uploads: received source_picture refusal',
  'this module’s own: how much was erased, and which colleague asked for it, by id':
    'erasures: counts asked_by; privacy_settings: updated_by',
};

/** Tables that belong to no tenant, and why an erasure leaves them. */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  users: 'colleagues; forgotten 30 days after they are removed (D42-8)',
  sessions: 'a colleague’s; deleted with their account’s data',
  account_mails: 'to colleagues about their own account; deleted with it',
  closed_clients: 'which clients are closed, and why: of the client, not of a person',
  client_openings: 'when staff opened a client, and why: deleted with the person of the staff',
  email_changes: 'a colleague’s; deleted with their account’s data',
  two_factor: 'a colleague’s; deleted with their account’s data',
  recovery_codes: 'the same, as hashes',
  notice_choices: 'a colleague’s; deleted with their account’s data',
  kept_notices: 'headings for a colleague, without names of customers; gone within a day',
  two_factor_rules: 'which client asks it of its people',
  staff_grants: 'permissions',
  user_invitations: 'to colleagues; deleted 30 days after they end',
  slug_directory: 'addresses of stores',
  site_messages: 'to the platform; erased by the part of the site, and after their time',
  platform_notices: 'what staff tell everybody, and which colleague wrote it, by id',
  platform_mail_texts: 'what the platform’s mails say, and which colleague wrote it, by id',
  font_places: 'the order in which fonts are offered',
  withdrawn_fonts: 'which fonts are not offered, and which colleague withdrew them, by id',
  platform_palettes: 'the colours that new stores are offered, and which colleague added them, by id',
  platform_shipping: 'what delivery costs, and which colleague set it, by id',
  platform_switches: 'what is turned off for everybody, and by which colleague, by id',
  shop_directory: 'addresses of clients’ shops',
  shop_inbox: 'ids and topics of shops’ messages, without their content',
  shop_install_states: 'which colleague is installing an app, by id, for ten minutes',
  temporary_stores: 'a store before it has an owner; it names no one, and goes when unused',
  temporary_uploads: 'its pictures; they go with it',
  rate_limits: 'keyed hashes of visitors, for a day',
  provider_accounts: 'the client’s account at the card provider',
  provider_events: 'ids and types of the card provider’s events, without their content',
  fulfillers: 'companies',
  fulfiller_connections: 'where companies are reached by machines',
  fulfiller_lines: 'whether companies answer',
  fulfiller_blanks: 'what companies print',
  fulfiller_stock: 'what companies have',
  fulfiller_stock_messages: 'when companies said what they have',
  fulfiller_stock_said: 'the same, by SKU',
  fulfiller_closures: 'when companies are closed',
  platform_holidays: 'when countries rest',
  blanks: 'garments',
  blank_versions: 'what garments were at a time, and which colleague changed them, by id',
  late_notices: 'how many orders of companies were late on a day',
  fulfiller_days: 'how much companies were given',
  routing_settings: 'one figure for all',
  platform_audit: 'it tells what was done, never to whom',
  audit_unsealed: 'ids of the log’s rows',
  audit_seals: 'the same, with hashes over rows that name nobody',
  audit_heads: 'where the chains of those hashes end',
  staff_list_views: 'erased by the part of lists',
  staff_list_exports: 'erased by the part of lists',
  staff_bulk_acts: 'erased by the part of lists',
  staff_idempotency_keys: 'erased by the part of answers',
  statement_series: 'numbers',
  worker_heartbeats: 'processes',
};

/** `table.column` → why it isn't personal. D46. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_REASON).flatMap(([reason, tables]) =>
    tables.split('; ').flatMap((one) => {
      const [table = '', columns = ''] = one.split(': ');
      return columns.split(' ').map((column) => [`${table}.${column}`, reason] as const);
    }),
  ),
);
