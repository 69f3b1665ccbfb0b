import { LayoutDashboard, LogIn, Mail, Store, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { LinkButton } from '@/components/ui/link-button';
import type { User } from '@/lib/contracts/auth/user';
import { BRAND } from '@/lib/domain/brand';

/** A store of the demonstration data, which the home page shows too. */
const LIVE_STORE = '/fjord-fern';

interface WayProps {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

function Way({ icon: Icon, title, text, action }: WayProps) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6">
      <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <h2 className="text-2xl">{title}</h2>
      <p className="mb-2 grow text-ink-soft">{text}</p>
      {action}
    </section>
  );
}

function ReturningWay({ user }: { user: User | null }) {
  const t = useTranslations('onboarding');
  if (user) {
    const action = (
      <LinkButton href="/dashboard" prefetch={false}>
        {t('ways.dashboard')}
      </LinkButton>
    );
    const text = t('ways.loggedInText', { email: user.email });
    return (
      <Way
        icon={LayoutDashboard}
        title={t('ways.loggedIn', { name: user.name })}
        text={text}
        action={action}
      />
    );
  }
  const action = (
    <LinkButton href="/login" prefetch={false} variant="secondary">
      {t('ways.login')}
    </LinkButton>
  );
  return <Way icon={LogIn} title={t('ways.loginTitle')} text={t('ways.loginText')} action={action} />;
}

function NewWay({ main }: { main: boolean }) {
  const t = useTranslations('onboarding');
  const subject = encodeURIComponent(t('ways.mailSubject'));
  const action = (
    <a
      href={`mailto:${BRAND.supportEmail}?subject=${subject}`}
      className={buttonClasses(main ? 'primary' : 'secondary', 'md', 'max-w-full')}
    >
      <span className="break-all">{BRAND.supportEmail}</span>
    </a>
  );
  return <Way icon={Mail} title={t('ways.writeTitle')} text={t('ways.writeText')} action={action} />;
}

function LookWay() {
  const t = useTranslations('onboarding');
  const action = (
    <LinkButton href={LIVE_STORE} prefetch={false} variant="secondary">
      {t('ways.look')}
    </LinkButton>
  );
  return <Way icon={Store} title={t('ways.lookTitle')} text={t('ways.lookText')} action={action} />;
}

/** For whoever is not on their way yet: how to begin today, said plainly. */
export function WaysIn({ user }: { user: User | null }) {
  const t = useTranslations('onboarding');
  const steps = [t('then.talk'), t('then.design'), t('then.open')];
  return (
    <>
      <h1 className="max-w-[20ch] text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-soft">{t('lead')}</p>
      <div className="mt-10 grid gap-5 lg:grid-cols-3">
        {user ? <ReturningWay user={user} /> : <NewWay main />}
        {user ? <NewWay main={false} /> : <ReturningWay user={null} />}
        <LookWay />
      </div>
      <section aria-labelledby="what-happens" className="mt-14 max-w-prose">
        <h2 id="what-happens" className="text-2xl">
          {t('then.title')}
        </h2>
        <ol className="mt-5 grid gap-4">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-bold text-white tabular-nums"
              >
                {index + 1}
              </span>
              <p className="pt-0.5 text-ink-soft">{step}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
