import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { AskButton } from './ask-button';
import { MarketingAnswers, type Answer } from './marketing-answers';
import { MarketingAsk } from './marketing-ask';
import { MarketingHero } from './marketing-hero';
import { MockStoreWindow } from './mock-store-window';

function useConnections(): Answer[] {
  const t = useTranslations('marketing.custom');
  return [
    { title: t('apiTitle'), text: t('apiText'), link: { href: '/api/docs', text: t('apiLink') } },
    { title: t('hooksTitle'), text: t('hooksText') },
    {
      title: t('embedTitle'),
      text: t('embedText'),
      link: { href: '/widget-instructions', text: t('embedLink') },
    },
    { title: t('shopTitle'), text: t('shopText') },
  ];
}

/** For organisations with systems, teams and rules of their own: what connects, and whom to ask. S2.1-23. */
export function CustomPage() {
  const t = useTranslations('marketing.custom');
  const connections = useConnections();
  const teams = [
    { title: t('manyTitle'), text: t('manyText') },
    { title: t('approveTitle'), text: t('approveText') },
    { title: t('languagesTitle'), text: t('languagesText') },
    { title: t('rolesTitle'), text: t('rolesText') },
  ];
  return (
    <main id="main" tabIndex={-1}>
      <MarketingHero
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <AskButton variant="primary" />
            <LinkButton href="/event-builder" size="lg" variant="secondary" prefetch={false}>
              {t('start')}
            </LinkButton>
          </>
        }
        picture={<MockStoreWindow />}
      />
      <div className="border-t border-line">
        <MarketingAnswers id="connect" title={t('connectTitle')} answers={connections} />
      </div>
      <div className="border-t border-line bg-surface">
        <MarketingAnswers id="teams" title={t('teamsTitle')} answers={teams} />
      </div>
      <div className="pt-16 sm:pt-20">
        <MarketingAsk />
      </div>
    </main>
  );
}
