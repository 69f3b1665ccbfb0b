'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Day } from '@/components/admin/day';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useAct } from '@/components/admin/use-act';
import { TYPE_KEYS } from '@/components/events/admin/event-keys';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { browserCall } from '@/lib/client/browser';
import type { DraftSummary } from '@/lib/modules/event-builder/contract/event-draft';
import type { discardDraft, restoreDraft } from '@/lib/modules/event-builder/contract/list-drafts';
import { discardDraftCall, restoreDraftCall } from '@/lib/modules/event-builder/contract/paths';

/** So many that the page's own content stays in sight. */
const FIRST_SHOWN = 3;

interface DraftsPanelProps {
  tenant: string;
  drafts: readonly DraftSummary[];
}

/** The stores that this person has begun: each is gone on with, or discarded with a way back. S2.2-26. */
export function DraftsPanel({ tenant, drafts }: DraftsPanelProps) {
  const t = useTranslations('eventWizard.drafts');
  const [all, setAll] = useState(false);
  if (drafts.length === 0) return null;
  const shown = all ? drafts : drafts.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="event-drafts" className="rounded-card border border-line bg-surface">
      <h2 id="event-drafts" className="px-4 pt-4 text-lg sm:px-5">
        {t('title')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((draft) => (
          <DraftRow key={draft.id} tenant={tenant} draft={draft} />
        ))}
      </ul>
      {shown.length < drafts.length ? (
        <Button variant="quiet" size="sm" className="mx-2 mb-2" onClick={() => setAll(true)}>
          {t('showAll', { count: drafts.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** Sets the draft aside, and says so with the way back. */
function useDiscard(tenant: string, { id }: DraftSummary, name: string) {
  const t = useTranslations('eventWizard.drafts');
  const router = useRouter();
  const showUndo = useUndoToast();
  const { busy, run } = useAct();
  const input = { params: { tenant, draft: id } };
  async function discard() {
    await browserCall<typeof discardDraft>(discardDraftCall, input);
    showUndo(t('discarded', { name }), async () => {
      await browserCall<typeof restoreDraft>(restoreDraftCall, input);
      router.refresh();
    });
  }
  return { busy, discard: () => run(discard, { tell: true }) };
}

function DraftRow({ tenant, draft }: { tenant: string; draft: DraftSummary }) {
  const t = useTranslations('eventWizard.drafts');
  const types = useTranslations('events.types');
  const { id, type, colours, saved_at } = draft;
  const name = draft.name || t('unnamed');
  const { busy, discard } = useDiscard(tenant, draft, name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span
        aria-hidden="true"
        className="fill-when-forced flex h-9 w-12 shrink-0 overflow-hidden rounded-md border border-line"
      >
        {Object.entries(colours).map(([part, colour]) => (
          <span key={part} className="grow" style={{ backgroundColor: colour }} />
        ))}
      </span>
      <span className="min-w-0 grow basis-40">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-[0.9375rem] text-muted">
          {types(`${TYPE_KEYS[type]}.name`)} · {t.rich('saved', { day: () => <Day at={saved_at} /> })}
        </span>
      </span>
      <span className="flex gap-2">
        <LinkButton
          href={`/events/create?draft=${id}`}
          prefetch={false}
          size="sm"
          variant="secondary"
          aria-label={t('continueName', { name })}
        >
          {t('continue')}
        </LinkButton>
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={t('discardName', { name })}
          onClick={() => void discard()}
        >
          {t('discard')}
        </Button>
      </span>
    </li>
  );
}
