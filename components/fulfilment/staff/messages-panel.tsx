'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { LogPanel } from '@/components/admin/list/log-panel';
import { Moment } from '@/components/admin/moment';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { useFulfillerMessages } from '@/lib/modules/fulfilment/client/use-fulfiller-messages';
import type { FulfillerMessage } from '@/lib/modules/fulfilment/contract/fulfillers/messages';

/** The newest messages to and from a fulfiller, all or those that failed. S2.2-176. */
export function MessagesPanel({ id }: { id: string }) {
  const t = useTranslations('fulfillers.messages');
  const [failed, setFailed] = useState(false);
  const list = useFulfillerMessages(id, failed);
  const messages = list.pages?.flatMap((page) => page.messages);
  return (
    <LogPanel
      id="messages"
      title={t('title')}
      lead={t('text')}
      filter={{ label: t('failedOnly'), checked: failed, onChange: setFailed }}
      list={{ ...list, shown: messages?.length }}
      onMore={list.loadMore}
      onRetry={list.retry}
      labels={{
        shown: t('shown', { count: messages?.length ?? 0 }),
        loading: t('loading'),
        failed: t('failed'),
        more: t('more'),
        retry: t('retry'),
        none: t(failed ? 'noneFailed' : 'none'),
      }}
    >
      <MessagesTable messages={messages ?? []} />
    </LogPanel>
  );
}

function MessagesTable({ messages }: { messages: readonly FulfillerMessage[] }) {
  const t = useTranslations('fulfillers.messages');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeaderCell>{t('when')}</HeaderCell>
        <HeaderCell>{t('direction')}</HeaderCell>
        <HeaderCell>{t('about')}</HeaderCell>
        <HeaderCell>{t('answer')}</HeaderCell>
      </TableHead>
      <TableBody>
        {messages.map((message) => (
          <tr key={message.key} className="[&>td]:align-top">
            <Cell className="whitespace-nowrap">
              <Moment at={message.at} currency="GBP" ofPlatform />
            </Cell>
            <Cell>{t(message.kind === 'order' ? 'sent' : 'received')}</Cell>
            <Cell>
              <About message={message} />
            </Cell>
            <Cell>
              <Answer message={message} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function About({ message }: { message: FulfillerMessage }) {
  const t = useTranslations('fulfillers.messages');
  if (message.kind === 'stock') return t('kinds.stock');
  const { order, kind } = message;
  return (
    <>
      {t(`kinds.${kind === 'status' && message.of_parcel ? 'parcel' : kind}`)}{' '}
      <Link
        href={`/orders/${order.id}`}
        prefetch={false}
        className="inline-block min-h-6 font-semibold whitespace-nowrap text-accent underline underline-offset-2 hover:text-accent-dark"
      >
        {order.order_ref}
      </Link>
    </>
  );
}

function Answer({ message }: { message: FulfillerMessage }) {
  const t = useTranslations('fulfillers.messages');
  const status = useTranslations('orders.status');
  if (message.kind === 'stock') return t('stock', { levels: message.levels, applied: message.applied });
  if (message.kind === 'status') return message.status ? status(message.status) : t('unknownStatus');
  const { outcome, failed, calls } = message;
  const tone = failed ? 'danger' : outcome === 'accepted' ? 'ok' : 'neutral';
  return (
    <>
      <StatusPill tone={tone}>{t(`outcomes.${outcome}`)}</StatusPill>
      {calls > 1 ? <span className="mt-1 block text-muted">{t('calls', { count: calls })}</span> : null}
    </>
  );
}
