'use client';

import useSWR from 'swr';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import type { readOrder } from '@/lib/modules/orders/contract/read-order';
import type { releaseOrder } from '@/lib/modules/orders/contract/release-order';
import { browserCall } from '@/lib/client/browser';
import type { resumeOrder } from '@/lib/modules/orders/contract/resume-order';
import type {
  addNote as noteBy,
  cancelOrder,
  CancelForm,
  resendMail,
  sendFixLink,
  NewNoteForm,
} from '@/lib/modules/orders/contract/order-acts';
import {
  addNoteCall,
  cancelOrderCall,
  readOrderCall,
  releaseOrderCall,
  releasePastBudgetCall,
  resendMailCall,
  resumeOrderCall,
  sendFixLinkCall,
  undoActCall,
} from '@/lib/modules/orders/contract/paths';
import type { undoAct } from '@/lib/modules/orders/contract/undo-act';
import type { releasePastBudget } from '@/lib/modules/orders/contract/release-past-budget';

interface OrderDetailOptions {
  /** When the server rendered `first`; a new value replaces the data. */
  renderedAt: string;
  /** Polling interval in ms, where no events arrive; 0: never. */
  pollMs: number;
}

export interface FollowedOrder {
  order: OrderDetail;
  /** Why the last refresh failed; the shown data is then older. */
  error: Error | undefined;
  refresh: () => void;
  /** Ends the edit window (D18-2). Shown at once, reverted when the call rejects. */
  release: () => Promise<void>;
  /** Lets a held order go on, or approves it (D32-7, D3-30). Rejects when somebody else was first, or it was edited since. */
  resume: () => Promise<void>;
  /** Takes back a release, or the end of a hold (D3-60). Rejects when it is too late. */
  undo: () => Promise<void>;
  /** Lets an order go on past its event's budget (D37-6). Rejects where the account has too little. */
  passBudget: () => Promise<void>;
  /** Cancels an order that is not made yet (D32-3). Rejects when it is by now. */
  cancel: (form: CancelForm) => Promise<void>;
  /** Writes a note for colleagues (D3); the same key again writes none. */
  addNote: (note: NewNoteForm) => Promise<void>;
  /** Sends a mail again (D3). Rejects when it was done too often. */
  resend: (mail: string) => Promise<void>;
  /** Mails the buyer a link to fix what stops it (S2.2-183). */
  sendLink: () => Promise<void>;
}

/** One order, refreshed while it is shown. */
export function useOrderDetail(
  first: OrderDetail,
  { renderedAt, pollMs }: OrderDetailOptions,
): FollowedOrder {
  const params = { tenant: first.tenant_id, order: first.id };
  const key = ['order', first.tenant_id, first.id, renderedAt];
  const read = () => browserCall<typeof readOrder>(readOrderCall, { params, progress: false });
  const {
    data: order = first,
    error,
    mutate,
  } = useSWR<OrderDetail, Error>(key, read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: pollMs,
  });
  async function release() {
    await mutate(browserCall<typeof releaseOrder>(releaseOrderCall, { params }), {
      optimisticData: { ...order, can_release: false },
      rollbackOnError: true,
      // Reads again: an event during the call may be newer than its answer.
      revalidate: true,
    });
  }
  async function resume() {
    await mutate(
      browserCall<typeof resumeOrder>(resumeOrderCall, { params, query: { seen: order.version } }),
      { revalidate: true },
    );
  }
  async function undo() {
    await mutate(browserCall<typeof undoAct>(undoActCall, { params }), { revalidate: true });
  }
  async function passBudget() {
    await mutate(browserCall<typeof releasePastBudget>(releasePastBudgetCall, { params }), {
      revalidate: true,
    });
  }
  async function cancel(body: CancelForm) {
    await mutate(browserCall<typeof cancelOrder>(cancelOrderCall, { params, body }), { revalidate: true });
  }
  async function addNote(body: NewNoteForm) {
    await mutate(browserCall<typeof noteBy>(addNoteCall, { params, body }), { revalidate: false });
  }
  async function resend(mail: string) {
    const call = browserCall<typeof resendMail>(resendMailCall, { params: { ...params, mail } });
    await mutate(call, { revalidate: false });
  }
  async function sendLink() {
    await mutate(browserCall<typeof sendFixLink>(sendFixLinkCall, { params }), { revalidate: true });
  }
  const refresh = () => void mutate();
  return { order, error, refresh, release, resume, undo, passBudget, cancel, addNote, resend, sendLink };
}
