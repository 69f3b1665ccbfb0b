import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { ListSkeleton } from './list-skeleton';

interface ListPageProps {
  title: ReactNode;
  detail: ReactNode;
  actions?: ReactNode;
  /** The texts that the list needs in the browser, `lists` among them. */
  messages: AbstractIntlMessages;
  /** The part that loads its rows and renders a `ListView`; a skeleton is shown until then. */
  children: ReactNode;
}

/** A page that is a list: its heading at once, its rows when they are loaded. */
export function ListPage({ title, detail, actions, messages, children }: ListPageProps) {
  return (
    <PageBody>
      <PageHeader title={title} detail={detail} actions={actions} />
      <NextIntlClientProvider messages={messages}>
        <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
      </NextIntlClientProvider>
    </PageBody>
  );
}
