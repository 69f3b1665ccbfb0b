'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ApiError } from '@/lib/client/api-error';
import { fixCalls } from '@/lib/modules/order-changes/client/fix-calls';
import type { FixPage } from '@/lib/modules/order-changes/contract/fix-page';
import { FixOrderAddress } from './fix-order-address';
import { FixOrderArtwork } from './fix-order-artwork';
import { FixOrderTooLate } from './fix-order-too-late';
import { useInstantFormat } from './use-instant-format';

/** What a part of the page gets to change the order. */
export interface FixPart {
  page: FixPage;
  /** Runs a call and shows the page that it answers; who was not the first sees the newer one, and is told. */
  fix: (call: () => Promise<FixPage>) => Promise<void>;
  /** What is said of the last attempt. */
  notice: string | undefined;
}

interface FixOrderProps {
  token: string;
  first: FixPage;
}

/** The page of a link to fix an order: what is wrong, and the form that mends it. D32-30, D32-31. */
export function FixOrder({ token, first }: FixOrderProps) {
  const t = useTranslations('fixOrder');
  const [page, setPage] = useState(first);
  const [notice, setNotice] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const calls = useMemo(() => fixCalls(token), [token]);
  async function fix(call: () => Promise<FixPage>) {
    setNotice(undefined);
    try {
      const next = await call();
      setPage(next);
      if (next.state === 'open') setNotice(t('more'));
      else heading.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      setPage(await calls.read());
      setNotice(t('changed'));
    }
  }
  const part = { page, fix, notice };
  const isOpen = page.state === 'open';
  const values = { ref: page.order_ref, store: page.store.name };
  const title = page.state === 'open' ? t(`title.${page.kind}`, values) : t(`state.${page.state}.title`);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6 wrap-anywhere">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {page.state === 'open' ? (
        <Lead page={page} />
      ) : (
        <p role="status">{t(`state.${page.state}.text`, values)}</p>
      )}
      <FixOrderTooLate page={page} />
      {isOpen && page.address ? <FixOrderAddress {...part} address={page.address} calls={calls} /> : null}
      {isOpen && page.artwork ? (
        <FixOrderArtwork {...part} artwork={page.artwork} calls={calls} token={token} />
      ) : null}
    </div>
  );
}

/** How long the link works, and what was noted when the order was stopped. */
function Lead({ page }: { page: FixPage }) {
  const t = useTranslations('fixOrder');
  const instants = useInstantFormat(page.region);
  return (
    <>
      <p>{t('lead', { store: page.store.name, date: instants.format(new Date(page.link_until)) })}</p>
      <Alert tone="warn">
        <Reason page={page} />
      </Alert>
    </>
  );
}

const CODE = /^[a-z_]+$/;

/** In plain words; those of a printer as they are. */
function Reason({ page: { kind, reason } }: { page: FixPage }) {
  const t = useTranslations('fixOrder');
  if (reason !== null && !CODE.test(reason)) return t('printer', { words: reason });
  if (reason === 'postcode') return t('postcode');
  return kind === 'address' ? t('address') : t('artwork');
}
