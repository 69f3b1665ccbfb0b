import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { BlankActs } from '@/components/catalogue/staff/blanks/blank-acts';
import { BlankFacts } from '@/components/catalogue/staff/blanks/blank-facts';
import { BlankForm } from '@/components/catalogue/staff/blanks/blank-form';
import { BlankStores } from '@/components/catalogue/staff/blanks/blank-stores';
import { BlankVersions } from '@/components/catalogue/staff/blanks/blank-versions';
import { ProductSizeGuide } from '@/components/storefront/shop/product-size-guide';
import { countryChoices } from '@/lib/address/delivery-choices';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listStaffBlanks, readStaffBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { nameIn } from '@/lib/kernel/locales';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { pageCall } from '../../../../(admin)/page-call';

interface BlankPageProps {
  params: Promise<{ locale: string; blank: string }>;
}

export async function generateMetadata({ params }: BlankPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'staffBlanks' });
  return { title: t('title') };
}

/** One blank: its facts, its form, its versions, and the stores that sell things made of it (S2.2-249, S2.2-250). */
export default async function BlankPage({ params }: BlankPageProps) {
  const locale = await requireLocale(params);
  const { token, actor } = await requirePermission('clients.read');
  const { blank: id } = await params;
  const [blank, { blanks }, t, names, messages] = await Promise.all([
    pageCall(readStaffBlank, { params: { blank: id }, token }),
    pageCall(listStaffBlanks, { query: {}, token }),
    getTranslations('staffBlanks'),
    getTranslations('eventProducts.blanks'),
    pickMessages([
      ...(['staffBlanks', 'eventProducts.blanks', 'eventProducts.marketFacts', 'fibres'] as const),
      ...(['adminKit', 'lists', 'ui', 'forms', 'errors'] as const),
    ]),
  ]);
  const mayWrite = can(actor, 'blanks.write');
  const countries = countryChoices([], locale).map(({ iso2, label }) => ({ value: iso2, label }));
  const techniques = [...new Set([...PRINT_TECHNIQUES, ...blank.definition.print_techniques])];
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/products/blanks" label={t('back')} />
        <PageHeader
          title={<span className="wrap-anywhere">{`${blank.brand} ${blank.code}`}</span>}
          actions={mayWrite ? <BlankActs blank={blank} all={blanks} /> : null}
        />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          <BlankFacts
            blank={blank}
            replacement={blanks.find((one) => one.id === blank.replaced_by) ?? null}
            sizeGuide={
              <ProductSizeGuide
                name={nameIn(blank, locale) ?? names(blank.family)}
                family={blank.family}
                sizes={blank.sizes}
              />
            }
          />
          <BlankStores blank={blank} />
        </div>
        <div className="mt-8">
          <BlankForm blank={blank} countries={countries} techniques={techniques} mayWrite={mayWrite} />
        </div>
        <div className="mt-8">
          <BlankVersions versions={blank.versions} />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
