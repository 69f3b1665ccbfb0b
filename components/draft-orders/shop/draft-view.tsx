'use client';

import { useLocale, useTranslations } from 'next-intl';
import { remember } from '@/components/checkout/shop/payment/checkout-memory';
import { fillDraft } from '@/components/orders/shop/address-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { LinkButton } from '@/components/ui/link-button';
import { loadPage } from '@/lib/client/load-page';
import { dayInZone, dayText } from '@/lib/kernel/calendar';
import { humanDay } from '@/lib/kernel/human-date';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import type { LinkedDraft } from '@/lib/modules/draft-orders/contract/linked-draft';
import { basketItemsOf } from './basket-items';
import { DraftLines } from './draft-lines';

interface DraftViewProps {
  draft: LinkedDraft;
  token: string;
  store: { id: string; slug: string; name: string; basketName: string; region: Region };
}

/** A basket that the store composed for somebody: its lines and the way to the checkout, or what has become of it. S2.2-91. */
export function DraftView(props: DraftViewProps) {
  const { draft, store } = props;
  const t = useTranslations('draftLink');
  const current = useLocale();
  const locale = isLocale(current) ? current : DEFAULT_LOCALE;
  const { state, note, currency } = draft;
  if (state !== 'open') {
    return (
      <div className="grid gap-6">
        <h1 className="text-4xl">{t(`${state}.title`)}</h1>
        <p>{t(`${state}.text`, { store: store.name })}</p>
        <div>
          <LinkButton href={`/${store.slug}`} variant="secondary">
            {t('toStore')}
          </LinkButton>
        </div>
      </div>
    );
  }
  const until = dayText(dayInZone(new Date(draft.expires_at), REGION_FACTS[store.region].timeZone));
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-4xl">{t('title')}</h1>
        <p>
          {t('lead', { store: store.name })} {t('until', { date: humanDay(until, locale) })}
        </p>
      </div>
      {note === '' ? null : <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>}
      {draft.changed ? (
        <Alert tone="warn">
          {t('changed', {
            before: formatMoney(draft.sent_total, currency),
            total: formatMoney(draft.total, currency),
          })}
        </Alert>
      ) : null}
      <DraftLines draft={draft} />
      <ToCheckout {...props} />
    </div>
  );
}

/** Fills the store's own basket and goes to its checkout; a second press fills it with the same. */
function ToCheckout({ draft, token, store }: DraftViewProps) {
  const t = useTranslations('draftLink');
  const { basket, ready, store: basketStore } = useBasket(store.id, store.basketName);
  const items = basketItemsOf(draft.lines);
  if (items.length === 0) return <p>{t('allGone', { store: store.name })}</p>;
  const others = basket.items.some(({ id }) => items.every((item) => item.id !== id));

  function go() {
    basketStore.dispatch({ type: 'clear' });
    basketStore.dispatch({ type: 'add_all', items });
    remember(store.id, { draft: token });
    fillDraft(store.id, { name: draft.name, email: draft.email });
    // A page of its own: this one's policy allows no card provider, and its address stays out of the next one.
    loadPage(`/${store.slug}/checkout`);
  }
  return (
    <div className="grid gap-3">
      {others ? <p className="text-muted">{t('replaces')}</p> : null}
      <div>
        <Button size="lg" disabled={!ready} onClick={go} className="max-sm:w-full">
          {t('continue')}
        </Button>
      </div>
    </div>
  );
}
