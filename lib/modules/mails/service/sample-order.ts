import type { OrderCustomer, orderLines, orders } from '@/lib/db/schema/orders';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { sampleAddress } from '@/lib/modules/launch/rules/sample-address';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

/** An order and its lines, as a mail reads them. */
export interface SampleOrder {
  order: Order;
  lines: Line[];
}

const EVERYWHERE = { countries: [], lockedCountries: [], states: [] };
const DAY_MS = 86_400_000;

/** Nobody's name and address: no mail that is only looked at names a recipient of the client's. */
function sampleCustomer(region: Region, lang: Locale): OrderCustomer {
  const text = messageFor(lang);
  const person = { name: text('sampleMail.name'), email: 'alex@example.com' };
  return {
    ...sampleAddress(region, EVERYWHERE, person),
    address_first_line: text('sampleMail.street'),
    country_iso2: REGION_FACTS[region].defaultCountry,
    state_abbreviation: region === 'US' ? 'AL' : '',
  };
}

/** What a client's own order becomes: its items and amounts, without what somebody had printed for themselves. */
export function anonymous({ order, lines }: SampleOrder, lang: Locale): SampleOrder {
  const plain = (line: Line): Line =>
    Object.keys(line.personalisation).length === 0
      ? line
      : { ...line, personalisation: {}, sceneFront: null, sceneBack: null };
  const snapshot = { ...order.snapshot, customer: sampleCustomer(order.region, lang) };
  return { order: asAccepted({ ...order, snapshot }, lang), lines: lines.map(plain) };
}

/** As its mails see it: on its way, and nothing to be decided. */
function asAccepted(order: Order, lang: Locale): Order {
  const at = now();
  return {
    ...order,
    lang,
    status: 'new',
    holdReason: null,
    paidAt: at,
    editUntil: new Date(at.getTime() + DAY_MS),
    tracking: {
      carrier: messageFor(lang)('sampleMail.carrier'),
      number: 'SAMPLE-0001',
      url: appEnv().PUBLIC_URL,
    },
  };
}

interface SampleFacts {
  tenantId: string;
  kind: OrderKind;
  lang: Locale;
  region: Region;
  currency: Currency;
  /** The name of the store, and the event that it is of; empty where there is none. */
  storeName: string;
  slug: string;
  eventId: string;
}

const isoDay = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** An order of one shirt, for a client who has none; amounts in minor units of the client's currency. */
export function madeUpOrder(facts: SampleFacts): SampleOrder {
  const { kind, region, lang, storeName, slug, ...keys } = facts;
  const text = messageFor(lang);
  const line = {
    id: 'lin_sample',
    name: text('sampleMail.item'),
    family: 'tee',
    colourName: text('sampleMail.colour'),
    colourHex: '#1f2a44',
    size: 'M',
    quantity: 1,
    grossMinor: 2400,
    personalGrossMinor: 0,
    personalisation: {},
    sceneFront: null,
    sceneBack: null,
  };
  const order = {
    ...keys,
    id: 'ord_sample',
    orderRef: 'SAMPLE-0001',
    kind,
    region,
    shippingMethod: 'standard',
    itemsGrossMinor: 2400,
    shippingGrossMinor: 600,
    discountMinor: 0,
    netMinor: 2500,
    vatMinor: 500,
    totalMinor: kind === 'store' ? 3000 : 0,
    snapshot: { storeName, slug, customer: sampleCustomer(region, lang) },
    deliveryFrom: isoDay(7),
    deliveryTo: isoDay(11),
  };
  // Of a stored order only what mails read.
  return { order: asAccepted(order as unknown as Order, lang), lines: [line as unknown as Line] };
}
