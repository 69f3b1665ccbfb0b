import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { instant } from './columns';

export const paymentIntents = pgTable(
  'payment_intents',
  {
    tenantId: text('tenant_id').notNull(),
    intentId: text('intent_id'),
    orderId: text('order_id').notNull(),
    accountId: text('account_id').notNull(),
    region: text('region').$type<Region>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<'open' | 'succeeded' | 'cancelled'>().notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    lookAt: instant('look_at').notNull().defaultNow(),
    failedLooks: integer('failed_looks').notNull().default(0),
    trouble: text('trouble'),
    /** Keyed hashes of whose open payment it is. D27-8. */
    visitor: text('visitor'),
    address: text('address'),
    /** What of it is in the sums of `order_figures`; triggers write it. */
    countedOn: date('counted_on', { mode: 'string' }),
    countedMinor: integer('counted_minor'),
    countedNet: integer('counted_net'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/** Why a sale, or its reversal, is not reported any more. */
export type TaxProblem = 'refused' | 'unreached' | 'differs' | 'lapsed';

/** What is reported of an order to the provider's tax reports, one row per calculation it has used. */
export const taxSales = pgTable(
  'tax_sales',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** Null for one that stands again until the provider has worked it out anew. */
    calculationId: text('calculation_id'),
    transactionId: text('transaction_id'),
    withdrawn: boolean('withdrawn').notNull().default(false),
    reversalId: text('reversal_id'),
    problem: text('problem').$type<TaxProblem>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.sequence] })],
);

/** What of a reported sale was taken back for a refund, in minor units with its tax. D36-10. */
export const taxReversals = pgTable(
  'tax_reversals',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    sequence: integer('sequence').notNull(),
    refundId: text('refund_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** Null until the provider has answered. */
    reversalId: text('reversal_id'),
    madeAt: instant('made_at').notNull(),
    /** Its refund failed: the part is to stand again, and the provider's id of what says so. */
    undoAsked: boolean('undo_asked').notNull().default(false),
    undoId: text('undo_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.sequence, table.refundId] })],
);

/** What of an order's application fee was given back with a refund, or, below 0, is owed again since that refund failed. D36-9. */
export const feeRefunds = pgTable(
  'fee_refunds',
  {
    tenantId: text('tenant_id').notNull(),
    refundId: text('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** The provider's id of the fee's own refund; the row's own key for what the credit account bears. */
    feeRefundId: text('fee_refund_id').notNull(),
    via: text('via').$type<'provider' | 'credit'>().notNull().default('provider'),
    madeAt: instant('made_at').notNull(),
    /** Its refund failed, or its dispute was won, after a statement had told of it. */
    cameAgainAt: instant('came_again_at'),
    /** What of it is in the sums of `order_figures`, without tax and below 0; triggers write it. */
    countedOn: date('counted_on', { mode: 'string' }),
    countedMinor: integer('counted_minor'),
    countedAgainOn: date('counted_again_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.refundId] })],
);

/** A client's payment to the platform, for its credit account. D37-1. */
export const topUps = pgTable(
  'top_ups',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    region: text('region').$type<Region>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    state: text('state').$type<TopUpState>().notNull().default('open'),
    /** Null until the provider has answered. */
    intentId: text('intent_id'),
    /** The saved card it is paid with; null for one that is typed. */
    cardId: text('card_id'),
    /** The shop's order that the card was charged for; null for a top-up that a person made. */
    orderId: text('order_id'),
    /** What goes back to the card, as its order was cancelled; minor units. */
    returnedMinor: integer('returned_minor'),
    returnedAt: instant('returned_at'),
    madeByUserId: text('made_by_user_id'),
    madeAt: instant('made_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
/** `cancelled`: it was never paid, and can't be any more. */
export type TopUpState = 'open' | 'paid' | 'cancelled';

/** Who a client is at the provider, on the platform's own account of a region. */
export const cardCustomers = pgTable(
  'card_customers',
  {
    tenantId: text('tenant_id').notNull(),
    region: text('region').$type<Region>().notNull(),
    customerId: text('customer_id').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.region] })],
);

/** A card that a client keeps at the provider for its top-ups. D37-10. */
export const savedCards = pgTable(
  'saved_cards',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    region: text('region').$type<Region>().notNull(),
    /** `ended`: removed, replaced, or never finished. */
    state: text('state').$type<'open' | 'saved' | 'ended'>().notNull().default('open'),
    setupId: text('setup_id'),
    methodId: text('method_id'),
    brand: text('brand'),
    last4: text('last4'),
    expiresMonth: integer('expires_month'),
    expiresYear: integer('expires_year'),
    madeByUserId: text('made_by_user_id'),
    madeAt: instant('made_at').notNull(),
    savedAt: instant('saved_at'),
    endedAt: instant('ended_at'),
    /** The end that the client was told of: year * 100 + month. */
    toldOf: integer('told_of'),
    tellAgainAt: instant('tell_again_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const providerAccounts = pgTable('provider_accounts', {
  accountId: text('account_id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  provider: text('provider').$type<'stripe'>().notNull(),
  region: text('region').$type<Region>().notNull(),
  chargesEnabled: boolean('charges_enabled').notNull().default(false),
  /** Null where no tax has to be calculated, and before the provider was asked. */
  taxActive: boolean('tax_active'),
  taxRegistrations: integer('tax_registrations'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * Why an event was only stored: we do nothing about its type, it is of the other mode, of the platform's own account, of
 * an account nobody here has, or about a payment that names no order of ours.
 */
export type LeftAlone = 'other_type' | 'other_mode' | 'platform' | 'unknown_account' | 'no_order';

export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    accountId: text('account_id'),
    region: text('region').$type<Region>().notNull(),
    type: text('type').notNull(),
    objectId: text('object_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
    leftAlone: text('left_alone').$type<LeftAlone>(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
