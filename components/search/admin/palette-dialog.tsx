'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useOpenPage } from '@/components/admin/use-open-page';
import { toast } from '@/components/ui/toast';
import { keepRecentPlace, readRecentPlaces } from '@/lib/client/recent-places';
import { logOut } from '@/lib/modules/accounts/client/log-out';
import { useHits } from '@/lib/modules/search/client/use-hits';
import type { Actor } from '@/lib/permissions/roles';
import { isSuperadmin } from '@/lib/permissions/roles';
import type { ActInEvent, Entry, EntryGroup } from './entries';
import { PaletteInput } from './palette-input';
import { PaletteResults } from './palette-results';
import { PaletteCount, PaletteTrouble } from './palette-status';
import { useCommandEntries } from './use-command-entries';
import { useEventChoices, useHitEntries } from './use-hit-entries';

export interface PaletteDialogProps {
  actor: Actor;
  userId: string;
  /** What was typed while the palette was being loaded. */
  takeEarly: () => string;
  onClose: () => void;
}

interface StepProps extends PaletteDialogProps {
  typed: string;
  setTyped: (text: string) => void;
}

interface ShownProps extends StepProps {
  placeholder: string;
  groups: readonly EntryGroup[];
  search: ReturnType<typeof useHits>;
  chosen: ActInEvent | null;
  onChosen: (chosen: ActInEvent | null) => void;
}

/** Does what a line says. A link's own address is opened by the line. */
function useChoose({ userId, onClose, onChosen }: ShownProps): (entry: Entry) => void {
  const failed = useTranslations('admin')('logoutFailed');
  return ({ href, label, kept, choose, logOut: leaves }) => {
    if (choose) return onChosen(choose);
    if (href !== undefined && kept !== undefined) keepRecentPlace(userId, { href, label, kind: kept });
    onClose();
    if (leaves) logOut().catch(() => toast('error', failed));
  };
}

function Shown(props: ShownProps) {
  const { placeholder, typed, setTyped, search, chosen, onChosen, onClose } = props;
  const t = useTranslations('search');
  const all = useTranslations();
  const open = useOpenPage();
  const choose = useChoose(props);
  const groups = props.groups.filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const busy = search.state === 'loading';
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <PaletteInput
        label={chosen ? all(chosen.act.label) : t('label')}
        placeholder={placeholder}
        busy={busy}
        step={
          chosen ? (
            <span className="max-w-[45%] shrink-0 truncate rounded-control bg-accent-soft px-2 py-1 font-semibold text-accent-dark">
              {all(chosen.act.label)}
            </span>
          ) : null
        }
        onBack={chosen ? () => onChosen(null) : null}
        onEnter={() => {
          const [first] = entries;
          if (!first) return;
          if (first.href !== undefined) open(first.href);
          choose(first);
        }}
        onClose={onClose}
      />
      <PaletteResults
        label={t('results')}
        groups={groups}
        empty={busy ? <p className="p-4 text-muted">{t('loading')}</p> : <NoMatch typed={typed} />}
        onChoose={choose}
      />
      <PaletteTrouble state={search.state} retry={search.retry} />
      <PaletteCount state={search.state} count={entries.length} />
    </Autocomplete>
  );
}

function NoMatch({ typed }: { typed: string }) {
  const t = useTranslations('search');
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-semibold">
        {typed.trim() === '' ? t('noEvents') : t('none', { text: typed.trim() })}
      </p>
      <p className="mt-1 text-muted">{t('noneHint')}</p>
    </div>
  );
}

function Everything(props: StepProps & Pick<ShownProps, 'onChosen'>) {
  const { actor, userId, typed } = props;
  const t = useTranslations('search');
  const [recent] = useState(() => readRecentPlaces(userId));
  const isStaff = isSuperadmin(actor);
  const search = useHits(isStaff ? null : actor.tenantId, { q: typed });
  const commands = useCommandEntries(actor, typed, recent);
  const groups = [...commands, ...useHitEntries(search.hits, typed, isStaff)];
  return <Shown {...props} placeholder={t('placeholder')} groups={groups} search={search} chosen={null} />;
}

function ChooseEvent(props: StepProps & Pick<ShownProps, 'onChosen'> & { chosen: ActInEvent }) {
  const { actor, typed, chosen } = props;
  const t = useTranslations('search');
  const isStaff = isSuperadmin(actor);
  const search = useHits(isStaff ? null : actor.tenantId, { q: typed, only: 'events' });
  const groups = useEventChoices(search.hits, chosen, isStaff);
  return <Shown {...props} placeholder={t('chooseEvent')} groups={groups} search={search} />;
}

/** The command palette's dialog: pages, acts, and what the server finds. Full screen on phones. D3-12. */
export function PaletteDialog(props: PaletteDialogProps) {
  const t = useTranslations('search');
  const [typed, setTyped] = useState(props.takeEarly);
  const [chosen, setChosen] = useState<ActInEvent | null>(null);
  const onChosen = (next: ActInEvent | null) => {
    setChosen(next);
    setTyped(next?.rest ?? '');
  };
  const step = { ...props, typed, setTyped, onChosen };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      isDismissable
      className="fixed inset-0 z-50 bg-ink/45 data-[entering]:animate-[appear_0.12s_ease-out]"
    >
      <Modal className="fixed inset-0 flex flex-col overflow-hidden bg-surface text-ink shadow-overlay sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[min(36rem,76vh)] sm:max-w-2xl sm:rounded-2xl sm:border sm:border-line">
        <Dialog aria-label={t('title')} className="flex min-h-0 grow flex-col outline-none">
          {chosen ? <ChooseEvent {...step} chosen={chosen} /> : <Everything {...step} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
