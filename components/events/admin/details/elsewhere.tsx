import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface PageLinkProps {
  href: string;
  children: ReactNode;
}

function PageLink({ href, children }: PageLinkProps) {
  return (
    <Link href={href} prefetch={false} className="underline underline-offset-4">
      {children}
    </Link>
  );
}

/** Where the settings are that have a page of their own. */
export function Elsewhere({ slug }: { slug: string }) {
  const t = useTranslations('eventDetails');
  const printers = useTranslations('eventFulfillers');
  const event = `/events/${slug}`;
  return (
    <p className="mt-5 text-muted">
      {t.rich('elsewhere', {
        design: (text) => <PageLink href={`${event}/store-configuration`}>{text}</PageLink>,
        products: (text) => <PageLink href={`${event}/products#refused-words`}>{text}</PageLink>,
      })}{' '}
      <PageLink href={`${event}/fulfillers/register`}>{printers('title')}</PageLink>
    </p>
  );
}
