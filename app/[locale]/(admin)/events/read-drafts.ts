import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import type { DraftSummary, KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import { draftParams } from '@/lib/modules/event-builder/contract/event-draft';
import { readDraft } from '@/lib/modules/event-builder/contract/keep-draft';
import { listDrafts } from '@/lib/modules/event-builder/contract/list-drafts';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';

interface Of {
  tenant: string;
  token: string;
}

/** The visitor's own drafts of new events; none where they could not be read, since the page is about something else. */
export async function readDrafts({ tenant, token }: Of): Promise<DraftSummary[]> {
  try {
    return (await serverCall(listDrafts, { params: { tenant }, token })).drafts;
  } catch (error) {
    log().error({ tenantId: tenant, fault: traceOf(error) }, 'reading drafts of events failed');
    return [];
  }
}

/** The draft that a URL names; null for one that is finished, discarded, expired or someone else's. */
export async function readNamedDraft({ tenant, token }: Of, draft: unknown): Promise<KeptDraft | null> {
  const params = draftParams.safeParse({ tenant, draft });
  if (!params.success) return null;
  try {
    return await serverCall(readDraft, { params: params.data, token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
