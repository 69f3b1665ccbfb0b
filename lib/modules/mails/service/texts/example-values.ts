import { messageFor } from '@/lib/intl/message-for';
import type { MessageValues } from '@/lib/intl/texts-in';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';

const DAY_MS = 86_400_000;
const wireDay = (at: Date) => at.toISOString().slice(0, 10).split('-').reverse().join('-');

/** Plain ones, the same in every language. */
const SAME = {
  brand: BRAND.name,
  email: BRAND.supportEmail,
  address: 'alex@example.com',
  card: 'Visa',
  code: 'GIFT-3K7M9X4C',
  currency: 'GBP',
  end: '12/2027',
  file: 'orders.csv',
  host: 'hooks.example.com',
  last4: '4242',
  number: 'SAMPLE-0001',
  ref: 'SAMPLE-0001',
  shop: 'sample.myshopify.com',
  size: 'M',
  staff: 'Sam Sample',
  url: 'example.com',
  version: 2,
  count: 3,
  orders: 3,
  printers: 2,
  quantity: 2,
  rows: 120,
} as const;

/** What fills a placeholder in a preview or a test, by its name. S2.2-338. */
export function exampleValues(lang: Locale): MessageValues {
  const text = messageFor(lang);
  const at = new Date(now().getTime() + 7 * DAY_MS);
  const day = humanDay(wireDay(at), lang);
  const sum = formatPrice(125_000, 'UK');
  const company = 'Sample Ltd';
  return {
    ...SAME,
    name: text('sampleMail.name'),
    company,
    tenant: company,
    store: company,
    event: company,
    amount: formatPrice(12_500, 'UK'),
    used: formatPrice(100_000, 'UK'),
    most: sum,
    at: day,
    date: day,
    day,
    month: day,
    until: at,
    from: day,
    to: day,
    carrier: text('sampleMail.carrier'),
    colour: text('sampleMail.colour'),
    kind: text('caseMail.complaint.heading'),
    method: 'Standard',
    reason: text('sampleMail.refusal'),
    subject: text('sampleMail.item'),
    text: text('sampleMail.name'),
    words: text('sampleMail.refusal'),
  };
}
