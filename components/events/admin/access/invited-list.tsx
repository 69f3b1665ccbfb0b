'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { addInvited, removeInvited } from '@/lib/modules/events/client/event-access';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import { AddInvited } from './add-invited';
import { useInvited } from './use-invited';

interface InvitedListProps {
  place: EventPlace;
  /** How many there were when the page was made. */
  count: number;
}

interface AddressesProps {
  emails: readonly string[];
  isSearch: boolean;
  onRemove: (email: string) => Promise<void>;
}

function Addresses({ emails, isSearch, onRemove }: AddressesProps) {
  const t = useTranslations('eventAccess.list');
  if (emails.length === 0) return <p className="text-muted">{isSearch ? t('noMatch') : t('empty')}</p>;
  return (
    <ul aria-label={t('title')} className="divide-y divide-line rounded-card border border-line">
      {emails.map((email) => (
        <li key={email} className="flex items-center justify-between gap-3 py-1 ps-4 pe-1">
          <span className="min-w-0 break-all">{email}</span>
          <IconButton
            label={t('remove', { email })}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => void onRemove(email)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The addresses that may enter, to be searched, added and taken off. S3.5-29, S3.5-30. */
export function InvitedList({ place, count }: InvitedListProps) {
  const t = useTranslations('eventAccess.list');
  const say = useErrorText();
  const router = useRouter();
  const showUndo = useUndoToast();
  const list = useInvited(place);
  const { search, shown, failure } = list;
  function changed() {
    list.reload();
    router.refresh();
  }
  async function remove(email: string) {
    try {
      await removeInvited(place, [email]);
      changed();
      showUndo(t('removed', { email }), async () => {
        await addInvited(place, email, false);
        changed();
      });
    } catch (error) {
      toast('error', say.call(error));
    }
  }
  const total = search === '' && shown ? shown.total : count;
  return (
    <section aria-labelledby="invited-title" className="mt-6 grid gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id="invited-title" className="text-base font-semibold">
          {t('title')}
        </h3>
        <p role="status" className="text-muted">
          {t('count', { count: total })}
        </p>
      </div>
      <AddInvited place={place} onAdded={changed} />
      {failure ? <Alert tone="danger">{say.call(failure)}</Alert> : null}
      {total > 0 ? (
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          value={search}
          onChange={(event) => list.setSearch(event.target.value)}
          className="max-w-md"
        />
      ) : null}
      {shown ? <Addresses emails={shown.emails} isSearch={search !== ''} onRemove={remove} /> : null}
      {shown?.cursor ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => void list.more()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}
