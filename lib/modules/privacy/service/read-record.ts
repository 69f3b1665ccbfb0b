import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { readClientFacts, type ClientFacts } from '@/lib/modules/privacy/data/client-facts';
import type { Retention } from '@/lib/modules/privacy/rules/retention';
import { standalonePage, type PageSection } from './page';
import { retentionOf } from './retention';

/** Activities of every client, and those that only come with a type of event. */
const ACTIVITIES = [
  { name: 'orders', types: null },
  { name: 'checkouts', types: ['Store', 'Products'] },
  { name: 'claims', types: ['Promo'] },
  { name: 'sizes', types: ['Bulk'] },
  { name: 'messages', types: ['Store'] },
  { name: 'accounts', types: null },
] as const;

function activity(
  text: Messages,
  name: (typeof ACTIVITIES)[number]['name'],
  kept: Retention,
  recipients: string,
) {
  const values = { months: kept.orders_months, checkouts: kept.checkouts_days, refused: kept.refused_days };
  return {
    heading: text(`processing.${name}.title`),
    terms: [
      [text('processing.purpose'), text(`processing.${name}.purpose`)],
      [text('processing.data'), text(`processing.${name}.data`)],
      [text('processing.basis'), text(`processing.${name}.basis`)],
      [text('processing.recipients'), name === 'orders' ? recipients : BRAND.name],
      [text('processing.kept'), text(`processing.${name}.kept`, values)],
    ],
  } satisfies PageSection;
}

function controller(text: Messages, { name, company }: ClientFacts): PageSection {
  return {
    heading: text('processing.controller'),
    terms: [
      [text('processing.name'), company.legal_name || name],
      [text('processing.address'), company.address],
      [text('processing.number'), company.company_number],
      [text('processing.contact'), company.email],
      [text('processing.processor'), BRAND.name],
    ],
  };
}

/** The record of processing activities (GDPR article 30) with the client's own facts, as a page. D46-6. */
export async function readRecord(
  context: TenantContext,
  locale: Locale,
): Promise<{ file_name: string; html: string }> {
  const { facts, kept } = await withTenant(context, async (tx) => ({
    facts: await readClientFacts(tx, context.tenantId),
    kept: await retentionOf(tx, context.tenantId),
  }));
  if (!facts) throw notFound();
  const text = messageFor(locale);
  const recipients = [BRAND.name, ...facts.fulfillers, text('processing.provider')].join(', ');
  const own = ACTIVITIES.filter(
    ({ types }) => types === null || types.some((type) => facts.types.includes(type)),
  );
  const html = standalonePage({
    lang: locale,
    title: text('processing.title', { client: facts.company.legal_name || facts.name }),
    lead: [text('processing.lead', { date: humanInstant(now(), 'UTC', locale) })],
    sections: [
      controller(text, facts),
      ...own.map(({ name }) => activity(text, name, kept, recipients)),
      {
        heading: text('processing.security'),
        terms: [
          [text('processing.measures'), text('processing.measuresText')],
          [text('processing.transfers'), text('processing.transfersText')],
        ],
      },
    ],
  });
  return { file_name: 'record-of-processing.html', html };
}
