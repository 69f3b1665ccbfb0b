import { getTranslations } from 'next-intl/server';
import type { Session } from '@/app/session';
import { CARD_STEP_PATH } from '@/components/payments/admin/cards/card-place';
import { CardStep } from '@/components/payments/admin/cards/card-step';
import { SaveCard } from '@/components/payments/admin/cards/save-card';
import { CompanyStep } from '@/components/tenants/shop/company-step';
import { serverCall } from '@/lib/client/server';
import { objectId } from '@/lib/contract/primitives';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listCards } from '@/lib/modules/payments/contract/cards';
import type { OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { openStep } from '@/lib/modules/shop-platform/rules/steps';
import { readCompany } from '@/lib/modules/tenants/contract/company';
import { can } from '@/lib/permissions/permissions';

interface StepActionProps {
  session: Session;
  onboarding: OnboardingState;
  query: Record<string, string | string[] | undefined>;
}

const [path = '', step = ''] = CARD_STEP_PATH.split('?step=');

/** What a merchant does for the open step, where it is about the company or the card. S4-45, S4-47. */
export async function StepAction({ session, onboarding, query }: StepActionProps) {
  const { user, token } = session;
  const { role, superadmin, tenant_id: tenant } = user;
  const open = openStep(onboarding.steps);
  const t = await getTranslations('shopSteps');
  if (!tenant || !can({ role, superadmin, tenantId: tenant }, 'shop_platform.connect'))
    return <p className="text-ink-soft">{t('adminOnly')}</p>;
  if (open === 'become_customer') {
    const company = await serverCall(readCompany, { params: { tenant }, token });
    return <CompanyStep tenant={tenant} company={company} />;
  }
  const { currency } = REGION_FACTS[onboarding.paymentRegion];
  if (query['step'] === step) {
    const place = { purpose: 'orders', path, query: { step }, back: '/dashboard' } as const;
    const returned = objectId.safeParse(query['card']).data ?? null;
    return <SaveCard tenant={tenant} currency={currency} place={place} returned={returned} />;
  }
  const { cards } = await serverCall(listCards, { params: { tenant }, token });
  return <CardStep tenant={tenant} card={cards.find((card) => card.currency === currency) ?? null} />;
}
