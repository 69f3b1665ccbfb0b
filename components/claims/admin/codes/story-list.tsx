import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import type { Currency } from '@/lib/kernel/money';
import type { CodeEvent, CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';

interface StoryListProps extends Pick<CodeStory, 'story'> {
  currency: Currency;
  hrefOf: (id: string) => string;
}

const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

/** What has happened to a code, the newest first; no names, no addresses. D40-7. */
export function StoryList({ story, currency, hrefOf }: StoryListProps) {
  const t = useTranslations('codes.story');
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('title')}</h3>
      <ol className="grid gap-3 border-s border-line ps-4">
        {story.map((event, index) => (
          <li key={index} className="grid gap-0.5">
            <span>
              <EventText event={event} hrefOf={hrefOf} />
            </span>
            <Moment at={event.at} currency={currency} className="text-[0.9375rem] text-muted" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function EventText({ event, hrefOf }: { event: CodeEvent; hrefOf: (id: string) => string }) {
  const t = useTranslations('codes.story');
  const whys = useTranslations('codes.mail.reasons');
  const { kind, reason, why, order, other } = event;
  if (kind === 'tried')
    return reason === null ? t('kinds.tried') : t('triedWhy', { reason: t(`reasons.${reason}`) });
  if (kind === 'claimed' && order) {
    return t.rich(order.is_cancelled ? 'claimedCancelled' : 'claimedAs', {
      order: () => (
        <Link href={`/orders/${encodeURIComponent(order.order_id)}`} prefetch={false} className={LINK}>
          {order.order_ref}
        </Link>
      ),
    });
  }
  if (other && (kind === 'made' || kind === 'reissued')) {
    return t.rich(kind === 'made' ? 'madeFor' : 'reissuedAs', {
      code: () => (
        <Link href={hrefOf(other.id)} prefetch={false} scroll={false} className={LINK}>
          {other.code}
        </Link>
      ),
    });
  }
  const what = t(`kinds.${kind}`);
  return why === null ? what : t('withWhy', { what, why: whys(why) });
}
