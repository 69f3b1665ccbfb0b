import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { DELIVERY_DAYS } from '@/lib/modules/orders/rules/delivery-window';
import { DEFAULT_EDIT_WINDOW_MINUTES } from '@/lib/modules/orders/rules/edit-window';
import { DEFAULT_FEE_PERCENT } from '@/lib/modules/pricing/rules/default-fee';
import { MarketingAnswers } from './marketing-answers';
import { MarketingAsk } from './marketing-ask';
import { MarketingHero } from './marketing-hero';
import { MockOrderList } from './mock-order-list';
import { FJORD } from './showcase-data';

/** Who does what with an order, and where the money goes, by the rules that compute it. S2.1-22. */
export function HowPage() {
  const t = useTranslations('marketing.how');
  const money = [
    { title: t('storeTitle'), text: t('storeText', { percent: DEFAULT_FEE_PERCENT }) },
    { title: t('feeTitle'), text: t('feeText') },
    { title: t('giftTitle'), text: t('giftText') },
    { title: t('refundTitle'), text: t('refundText') },
  ];
  return (
    <main id="main" tabIndex={-1}>
      <MarketingHero
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton href="/event-builder" size="lg" prefetch={false}>
              {t('start')}
            </LinkButton>
            <LinkButton href={FJORD.path} size="lg" variant="secondary" prefetch={false}>
              {t('visit')}
            </LinkButton>
          </>
        }
        picture={<MockOrderList />}
      />
      <Roles />
      <MarketingAnswers id="money" title={t('moneyTitle')} answers={money} />
      <MarketingAsk />
    </main>
  );
}

function Roles() {
  const t = useTranslations('marketing.how');
  const roles = [
    { title: t('organiserTitle'), text: t('organiserText') },
    { title: t('recipientTitle'), text: t('recipientText') },
    { title: t('shopperTitle'), text: t('shopperText', { minutes: DEFAULT_EDIT_WINDOW_MINUTES }) },
    { title: t('printerTitle'), text: t('printerText', DELIVERY_DAYS) },
  ];
  return (
    <section aria-labelledby="roles" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-20">
        <h2 id="roles" className="text-3xl sm:text-4xl">
          {t('rolesTitle')}
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {roles.map((role, index) => (
            <li key={role.title} className="border-t-2 border-ink pt-5">
              <p aria-hidden="true" className="font-heading text-4xl font-extrabold text-accent tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-3 text-xl">{role.title}</h3>
              <p className="mt-2 text-ink-soft">{role.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
