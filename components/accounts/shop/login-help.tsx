import { useTranslations } from 'next-intl';
import Link from 'next/link';

const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

/** Links for people without an account or who forgot the password. */
export function LoginHelp() {
  const t = useTranslations('auth');
  return (
    <div className="mt-6 grid gap-1.5 text-[0.9375rem] text-ink-soft">
      <p>
        <Link href="/reset-password" prefetch={false} className={LINK}>
          {t('forgotten')}
        </Link>
      </p>
      <p>
        {t.rich('noAccount', {
          link: (chunks) => (
            <Link href="/get-started" prefetch={false} className={LINK}>
              {chunks}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
