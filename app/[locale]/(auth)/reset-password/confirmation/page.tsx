import { MailCheck } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { LinkButton } from '@/components/ui/link-button';
import { requireLocale } from '@/lib/intl/require-locale';

interface ConfirmationPageProps {
  params: Promise<{ locale: string }>;
}

const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: ConfirmationPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'account' });
  return { title: t('sent.title'), robots: { index: false } };
}

/** Says that a mail was sent, also for unknown addresses (S2.1-11). */
export default async function ConfirmationPage({ params }: ConfirmationPageProps) {
  await requireLocale(params);
  const t = await getTranslations('account');
  return (
    <AuthMain>
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <h1 className="text-4xl">{t('sent.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('asked.text')}</p>
      <p className="mt-3 text-ink-soft">
        {t.rich('asked.again', {
          link: (chunks) => (
            <Link href="/reset-password" prefetch={false} className={LINK}>
              {chunks}
            </Link>
          ),
        })}
      </p>
      <div className="mt-8">
        <LinkButton href="/login" variant="secondary">
          {t('gone.login')}
        </LinkButton>
      </div>
    </AuthMain>
  );
}
