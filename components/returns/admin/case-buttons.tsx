'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatMoney } from '@/components/ui/format-money';
import { replaceHref, type ReplacedOrder } from './replace/replace-href';
import type { CaseActs } from '@/lib/modules/returns/client/use-order-cases';
import type { OrderCase, OrderCases } from '@/lib/modules/returns/contract/order-case';

/** Loaded when one is opened. */
const RefundDialog = dynamic(() => import('./refund-case').then((loaded) => loaded.RefundDialog), {
  ssr: false,
});
const AmountDialog = dynamic(() => import('./refund-case').then((loaded) => loaded.AmountDialog), {
  ssr: false,
});
const RefuseDialog = dynamic(() => import('./answer-case').then((loaded) => loaded.RefuseDialog), {
  ssr: false,
});
const ReplaceDialog = dynamic(() => import('./answer-case').then((loaded) => loaded.ReplaceDialog), {
  ssr: false,
});

export interface CaseActProps {
  one: OrderCase;
  currency: OrderCases['currency'];
  acts: CaseActs;
  onClose: () => void;
}

const DIALOGS = { refund: RefundDialog, amount: AmountDialog, refuse: RefuseDialog, replace: ReplaceDialog };

/** What can be done about a case; nothing for one that is closed or that this person only reads. D53-8. */
export function CaseButtons(props: Omit<CaseActProps, 'onClose'> & { order: ReplacedOrder }) {
  const { one, currency, order } = props;
  const t = useTranslations('casesPage.panel');
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Shown = open && DIALOGS[open];
  const worth =
    one.can_refund && one.refundable !== null && one.refundable !== '0.00' ? one.refundable : null;
  const any = one.can_refund || one.can_refuse || one.can_request_replacement || one.can_replace;
  return (
    <>
      {any ? (
        <div className="flex flex-wrap gap-3">
          {worth === null ? null : (
            <Button onClick={() => setOpen('refund')}>
              {t('refund', { amount: formatMoney(worth, currency) })}
            </Button>
          )}
          {one.can_refund && one.kind !== 'withdrawal' ? (
            <Button variant="secondary" onClick={() => setOpen('amount')}>
              {t('other')}
            </Button>
          ) : null}
          {one.can_replace ? (
            <LinkButton variant="secondary" href={replaceHref(order, one.id)}>
              {t('make')}
            </LinkButton>
          ) : null}
          {one.can_request_replacement && !one.can_replace ? (
            <Button variant="secondary" onClick={() => setOpen('replace')}>
              {t('replace')}
            </Button>
          ) : null}
          {one.can_refuse ? (
            <Button variant="secondary" onClick={() => setOpen('refuse')}>
              {t('refuse')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {one.left === '0.00' ? <p className="text-[0.9375rem] text-muted">{t('nothingLeft')}</p> : null}
      {Shown ? <Shown {...props} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
