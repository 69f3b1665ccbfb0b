'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { answerShopRequest, erasePerson } from '@/lib/modules/privacy/client/privacy';
import type { OwnRequest } from '@/lib/modules/privacy/contract/privacy';

/** What people asked for from their order's page, or their shop for them, each done in one press. D46-4, S4-51. */
export function RequestsPanel({ tenant, requests }: { tenant: string; requests: readonly OwnRequest[] }) {
  const t = useTranslations('privacyPage');
  const locale = useLocale();
  const { busyWith, error, run } = useAct({ refresh: false });
  const erase = ({ id, email }: OwnRequest) =>
    run(() => erasePerson(tenant, { email, confirm_email: email, request: id }), {
      name: id,
      said: t('asked'),
    });
  const answer = (request: OwnRequest) =>
    run(() => answerShopRequest(tenant, request), { name: request.id, said: t('answered') });
  return (
    <Panel id="privacy-requests" title={t('requestsTitle')}>
      <p className="text-muted">{t(requests.length === 0 ? 'requestsEmpty' : 'requestsLead')}</p>
      <FormAlert error={error} />
      <ul className="mt-3 grid gap-4 empty:hidden">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{request.email}</span>
              <span className="text-[0.9375rem] text-muted">
                <Link href={`/orders/${request.order.id}`} className="underline tabular-nums">
                  {request.order.order_ref}
                </Link>
                {' · '}
                {request.shop === null ? null : `${t('askedByShop', { shop: request.shop })} · `}
                {t('due', { date: dayText(`${request.due_on}T12:00:00.000Z`, 'GBP', locale) })}
              </span>
            </span>
            {request.kind === 'export' ? (
              <Button
                variant="secondary"
                size="sm"
                busy={busyWith === request.id}
                onClick={() => void answer(request)}
                aria-label={t('answerFor', { ref: request.order.order_ref })}
              >
                {t('answerNow')}
              </Button>
            ) : (
              <Button
                variant="danger"
                size="sm"
                busy={busyWith === request.id}
                onClick={() => void erase(request)}
                aria-label={t('eraseFor', { email: request.email })}
              >
                {t('eraseNow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
