import { sql } from 'drizzle-orm';
import type { PersonalTexts, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { cardJson, IS_PUBLIC, type CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import {
  CHECKOUT_EVENT_JSON,
  sellableProductJson,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import type { InviteeDelivery } from '@/lib/db/schema/size-collection';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Locale } from '@/lib/kernel/locales';
import { eventText, productText, type Language } from '@/lib/modules/events/service/statements/event-texts';
import type { Transaction } from '@/lib/db/transaction';
import { REFUSES_MAILS } from './refuse-mails';

/** The event fields that an answer is checked with. */
interface InvitingEvent extends CheckoutEvent {
  collectSizes: boolean;
  collectAddresses: boolean;
  /** The event's display name and contact. */
  storeName: string;
  contactEmail: string;
}

/** A chosen product variant, with its current names. */
export interface ChosenPiece {
  productId: string;
  productName: string;
  variantId: string;
  colourIdentifier: string;
  colours: ProductColour[];
  size: string;
}

interface InviteeJson {
  id: string;
  name: string;
  email: string;
  personalisation: PersonalTexts;
  /** Facts about the pictures in it, by file id. */
  pictures: Record<string, Required<PictureFacts>>;
  delivery: InviteeDelivery | null;
  version: number;
  mailsStopped: boolean;
  /** Null before the first answer. */
  piece: ChosenPiece | null;
}

/** All data of an invitee's form and for the check of an answer, from one statement. */
export interface InvitationRow {
  event: InvitingEvent;
  invitee: InviteeJson & { answeredAt: Date | null };
  /** The products to choose from, in the event's order. */
  products: { card: CardJson; sellable: SellableProduct; sizeNote: string }[];
}

type Row = Record<string, unknown> & {
  event: Omit<InvitingEvent, 'opensAt' | 'closesAt'>;
  opens_at: Date | string | null;
  closes_at: Date | string | null;
  invitee: InviteeJson;
  answered_at: Date | string | null;
  products: InvitationRow['products'];
};

/** The piece that `i` has chosen; null before the first answer. */
export const PIECE_JSON = sql`(select jsonb_build_object(
    'productId', ap.id, 'productName', ap.name, 'variantId', av.id, 'colourIdentifier', av.colour_identifier,
    'colours', ap.colours, 'size', av.size)
  from variants av join products ap on ap.tenant_id = av.tenant_id and ap.id = av.product_id
  where av.tenant_id = i.tenant_id and av.id = i.variant_id)`;

/** The pictures in the answer of `i`, with the facts that the print check needs. */
const PICTURES_JSON = sql`(select coalesce(jsonb_object_agg(f.id, jsonb_build_object(
    'widthPx', f.width_px, 'heightPx', f.height_px, 'contentType', f.content_type, 'colourMode', f.colour_mode,
    'bytes', f.bytes)), '{}')
  from jsonb_each(i.personalisation) as side(name, layers)
    cross join lateral jsonb_each_text(side.layers) as own(layer, value)
    join files f on f.tenant_id = i.tenant_id and f.id = own.value and f.kind = 'artwork' and f.width_px is not null)`;

const invitingEventJson = (language: Language) => sql`${CHECKOUT_EVENT_JSON} || jsonb_build_object(
  'collectSizes', e.collect_sizes, 'collectAddresses', e.collect_addresses,
  'storeName', coalesce(nullif(${eventText(language, 'store_name', sql`(s.content ->> 'storeName')`)}, ''), e.name),
  'contactEmail', coalesce(nullif(s.content ->> 'contactEmail', ''), t.company_details ->> 'email', ''))`;

const instantOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** The invitation of this invitee, with the event's texts in a language; undefined once they are removed. */
export async function readInvitation(
  tx: Transaction,
  key: { tenantId: string; inviteeId: string },
  lang?: Locale,
): Promise<InvitationRow | undefined> {
  const language = lang && sql`${lang}`;
  const { rows } = await tx.execute<Row>(sql`
    select ${invitingEventJson(language)} as event, e.opens_at, e.closes_at, i.answered_at,
      jsonb_build_object('id', i.id, 'name', i.name, 'email', i.email, 'personalisation', i.personalisation,
        'pictures', ${PICTURES_JSON}, 'delivery', i.delivery, 'version', i.version, 'piece', ${PIECE_JSON},
        'mailsStopped', ${REFUSES_MAILS}) as invitee,
      (select coalesce(jsonb_agg(jsonb_build_object('card', ${cardJson(language)}, 'sellable', ${sellableProductJson(language)},
          'sizeNote', ${productText(language, 'product_size_note')})
          order by ep.position, ep.id), '[]')
        from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ${IS_PUBLIC}) as products
    from bulk_invitees i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
      join tenants t on t.id = e.tenant_id
      left join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
    where i.tenant_id = ${key.tenantId} and i.id = ${key.inviteeId}`);
  const [row] = rows;
  return (
    row && {
      event: { ...row.event, opensAt: instantOf(row.opens_at), closesAt: instantOf(row.closes_at) },
      invitee: { ...row.invitee, answeredAt: instantOf(row.answered_at) },
      products: row.products,
    }
  );
}
