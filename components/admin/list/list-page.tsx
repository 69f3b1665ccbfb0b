import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { ListSkeleton } from './list-skeleton';

interface ListPageProps {
  /** Leads back to the page that this list belongs to. */
  back?: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  actions?: ReactNode;
  /** The texts that the list and its acts need in the browser, `lists` among them. */
  messages: AbstractIntlMessages;
  /** Shown until the rows are loaded. */
  skeleton?: ReactNode;
  /** The part that loads its rows and renders a `ListView`; `skeleton` is shown until then. */
  children: ReactNode;
}

/** A page that is a list: its heading at once, its rows when they are loaded. */
export function ListPage({
  back,
  title,
  detail,
  actions,
  messages,
  skeleton = <ListSkeleton />,
  children,
}: ListPageProps) {
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        {back}
        <PageHeader title={title} detail={detail} actions={actions} />
        <Suspense fallback={skeleton}>{children}</Suspense>
      </NextIntlClientProvider>
    </PageBody>
  );
}
