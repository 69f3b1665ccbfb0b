import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { TextField } from '@/lib/modules/events/rules/text-fields';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import type { StoredText } from '@/lib/modules/storefront/rules/rich-text/own-text';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { bytea, instant } from './columns';

export const colourSets = pgTable(
  'colour_sets',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    primaryColour: text('primary_colour').notNull(),
    secondaryColour: text('secondary_colour').notNull(),
    tertiaryColour: text('tertiary_colour').notNull(),
    backgroundImage: text('background_image'),
    createdByUserId: text('created_by_user_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** One face of a font set: S3.6-2, default weights 500 and 400. */
export interface FontFace {
  name: string;
  url: string;
  weight: number;
}

export const fontSets = pgTable(
  'font_sets',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    fontOne: jsonb('font_one').$type<FontFace>().notNull(),
    fontTwo: jsonb('font_two').$type<FontFace>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The store configuration of S3.6 without colour and font sets; fields without a `?` are always present. */
export interface StoreContent {
  /** Absent in stores that have never chosen one: `DEFAULT_LAYOUT`. */
  layout?: StoreLayout;
  storeName: string;
  facebookUrl: string;
  instagramUrl: string;
  tiktokUrl: string;
  twitterUrl: string;
  contactPhone: string;
  contactAddress: string;
  contactEmail: string;
  customLogo: { enabled: boolean; url: string };
  /** Absent in stores that have never had one: the picture is drawn, and the icon is the platform's. */
  shareImage?: { enabled: boolean; url: string };
  favicon?: { enabled: boolean; url: string };
  homeHeading: string;
  homeSubheading: string;
  customBackground: { enabled: boolean; image: string; darkText: boolean };
  homeButton: { enabled: boolean; text: string; link: string };
  aboutUs: { enabled: boolean; pageName: string } & StoredText;
  /** The client's own words on two pages that every store has; absent where there are none. */
  faqs?: StoredText;
  terms?: StoredText;
  /** The evidence for what its texts claim for the environment; absent in stores that have never had any. */
  greenEvidence?: string;
  contactUs: { heading: string; subheading: string; formEmail: string };
}

export const storeConfigurations = pgTable(
  'store_configurations',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    colourSetId: text('colour_set_id').notNull(),
    fontSetId: text('font_set_id').notNull(),
    content: jsonb('content').$type<StoreContent>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);

/** The look and texts of a store after a save, with both sets by value: all that a restored version brings back. */
export interface StoreLookSnapshot {
  colours: {
    name: string;
    primary: string;
    secondary: string;
    tertiary: string;
    backgroundImage: string | null;
  };
  /** Absent where the version before this one of the product has kept it: then by `fontSetId`. */
  fonts?: { name: string; description: string; fontOne: FontFace; fontTwo: FontFace };
  content: StoreContent;
}

export const storeConfigurationVersions = pgTable(
  'store_configuration_versions',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    version: integer('version').notNull(),
    look: jsonb('look').$type<StoreLookSnapshot>().notNull(),
    colourSetId: text('colour_set_id').notNull(),
    fontSetId: text('font_set_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedByUserId: text('saved_by_user_id'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.version] })],
);

/** What somebody has answered who was shown a version of a store. */
export type ApprovalVerdict = 'approved' | 'changes';

/** Links that show one version of a store's look for approval, each with its answer. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    version: integer('version').notNull(),
    madeByUserId: text('made_by_user_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    verdict: text('verdict').$type<ApprovalVerdict>(),
    answeredBy: text('answered_by'),
    note: text('note'),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A visitor's message to a store; its text is deleted once it has been mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    name: text('name'),
    email: text('email'),
    message: text('message'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A text of an event in a language other than its own; a text that is not there is shown in the event's. */
export const eventTexts = pgTable('event_texts', {
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  /** Null for a text of the event itself. */
  productId: text('product_id'),
  field: text('field').$type<TextField>().notNull(),
  language: text('language').$type<Locale>().notNull(),
  value: text('value').notNull(),
  /** The same with its formatting; null for a text that has none. */
  document: jsonb('document').$type<RichText>(),
  /** MD5 of the text that was translated. */
  sourceHash: text('source_hash').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const eventTextVersions = pgTable(
  'event_text_versions',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.language] })],
);

/** What a search result and a shared link say of an event in one language; an empty text is the store's own. */
export interface SeoTexts {
  title: string;
  description: string;
  share: string;
}

export const eventSeo = pgTable(
  'event_seo',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    /** Whether search engines may list its pages. */
    listed: boolean('listed').notNull().default(true),
    texts: jsonb('texts').$type<Partial<Record<Locale, SeoTexts>>>().notNull().default({}),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);
