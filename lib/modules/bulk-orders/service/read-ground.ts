import { countryFrom } from '@/lib/address/country-names';
import { toWire, type Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type {
  BulkGround,
  CollectedLine,
  GroundProduct,
} from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import {
  countInvited,
  readAnswers,
  readCreditLeft,
  type AnsweredRow,
  type BulkEvent,
  type BulkFacts,
} from '@/lib/modules/bulk-orders/data/read-ground';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { breaksToWire } from '@/lib/modules/pricing/rules/quantity-prices';
import { shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import { platformTaxBp } from '@/lib/modules/pricing/rules/platform-tax';
import { previewVersion } from '@/lib/modules/catalogue/service/preview-url';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { payments } from '@/lib/payments';
import { closedBecause, requireBulkFacts } from './bulk-event';

type Offered = BulkFacts['products'][number];

function makingOf({ sellable }: Offered, { currency }: BulkEvent): GroundProduct['making'] {
  const [blank, print] = [sellable.making.blank[currency], sellable.making.print[currency]];
  if (blank === undefined || print === undefined) return null;
  const { blank: blankBreaks, print: printBreaks } = sellable.making.byQuantity ?? {};
  const breaks = [breaksToWire(blankBreaks?.[currency]), breaksToWire(printBreaks?.[currency])] as const;
  return {
    blank: toWire(blank),
    print: toWire(print),
    sides: scenesOf(sellable).length,
    blank_id: sellable.blankId,
    ...(breaks[0].length > 0 ? { blank_breaks: breaks[0] } : {}),
    ...(breaks[1].length > 0 ? { print_breaks: breaks[1] } : {}),
  };
}

/** A picture for users of the tenant: the event need not be public. Null for a side without a print. */
function pictureOf(
  { tenantId, slug }: BulkEvent,
  { card }: Offered,
  colour: Offered['card']['colours'][number],
  side: Side,
): string | null {
  const sceneHash = side === 'front' ? card.frontHash : card.backHash;
  if (sceneHash === null) return null;
  const version = previewVersion({ family: card.family, side, hex: colour.hex, sceneHash });
  const product = `/api/${tenantId}/events/${slug}/products/${card.id}`;
  return `${product}/picture/${colour.identifier}/${side}?v=${version}`;
}

function presentProduct(offered: Offered, event: BulkEvent): GroundProduct {
  const { card } = offered;
  return {
    product_id: card.id,
    name: card.name,
    making: makingOf(offered, event),
    colours: card.colours.map((colour) => ({
      identifier: colour.identifier,
      name: colour.name,
      hex: colour.hex,
      front: pictureOf(event, offered, colour, 'front'),
      back: pictureOf(event, offered, colour, 'back'),
    })),
    variants: card.variants.map(({ id, identifier, size, stock }) => ({
      variant_id: id,
      identifier,
      size,
      stock,
    })),
  };
}

function deliveryOf({ delivery }: AnsweredRow) {
  if (!delivery) return null;
  const { country_iso2: _iso2, state_abbreviation: _state, ...address } = delivery;
  return address;
}

/**
 * What invitees chose, as lines: one for each colour and size, but one per person where it bears texts or pictures of
 * their own, or goes to their own address.
 */
function collectedLines(answers: readonly AnsweredRow[], toEach: boolean): CollectedLine[] {
  const alike = new Map<string, CollectedLine>();
  const own: CollectedLine[] = [];
  for (const answer of answers) {
    const { productId: product_id, variantId: variant_id, personalisation, name, email } = answer;
    const isPersonal = Object.keys(personalisation).length > 0;
    const line = { product_id, variant_id, quantity: 1, ...(isPersonal ? { personalisation } : {}) };
    if (isPersonal || toEach) {
      own.push({ ...line, invitee: { name, email, delivery: toEach ? deliveryOf(answer) : null } });
      continue;
    }
    const quantity = (alike.get(variant_id)?.quantity ?? 0) + 1;
    alike.set(variant_id, { ...line, quantity, invitee: null });
  }
  return [...alike.values(), ...own];
}

async function collectedOf(tx: Transaction, event: BulkEvent): Promise<BulkGround['collected']> {
  if (!event.collectSizes) return null;
  const invited = await countInvited(tx, event);
  const answers = await readAnswers(tx, event);
  return {
    invited,
    answered: answers.length,
    addresses: event.collectAddresses,
    lines: collectedLines(answers, event.collectAddresses),
  };
}

/** Countries are stored by name or code. */
const codesOf = (stored: readonly string[]): string[] =>
  stored.flatMap((entry) => countryFrom(entry)?.iso2 ?? []);

/** What the page of a Bulk order needs. Throws 404 for another client's event and one of another type. D4-4. */
export async function readBulkGround(context: TenantContext, slug: string): Promise<BulkGround> {
  return withTenant(context, async (tx) => {
    const { event, products } = await requireBulkFacts(tx, context, slug);
    const left = await readCreditLeft(tx, event);
    const { discounts } = event.costTerms;
    const wire = (minor: Minor) => toWire(minor);
    return {
      region: event.region,
      currency: event.currency,
      closed: closedBecause(event),
      countries: codesOf(event.countries),
      locked_countries: codesOf(event.lockedCountries),
      states: event.states,
      products: products.map((product) => presentProduct(product, event)),
      terms: {
        discount: wire(discounts.production),
        shipping_discount: wire(discounts.shipping),
        tax_bp: platformTaxBp(event.region, event.costTerms),
        shipping: shippingToWire(event.costTerms.shipping),
      },
      by_card: payments().regionKeys(event.region) !== null,
      credit: {
        available: wire(left.available),
        budget_left: left.budgetLeft === null ? null : wire(left.budgetLeft),
      },
      collected: await collectedOf(tx, event),
    };
  });
}
