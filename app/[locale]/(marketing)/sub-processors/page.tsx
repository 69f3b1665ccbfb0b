import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { ProcessorsTable } from '@/components/site/shop/law/law-tables';
import { localeParams } from '@/lib/intl/require-locale';
import { readSubProcessors } from '@/lib/modules/site/service/read-sub-processors';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;
/** The list is the installation's, which a build doesn't know. */
export const dynamic = 'force-dynamic';

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'sub-processors');

/** S2.1-54: `/sub-processors`. */
export default async function SubProcessorsPage({ params }: LawPageParams) {
  return (
    <LawPage {...await lawOf(params, 'sub-processors')}>
      <ProcessorsTable processors={readSubProcessors()} />
    </LawPage>
  );
}
