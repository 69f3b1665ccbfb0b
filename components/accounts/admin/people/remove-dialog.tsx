'use client';

import { useTranslations } from 'next-intl';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useAct } from '@/components/admin/use-act';
import { actOnPerson, type Team } from '@/lib/modules/accounts/client/people';
import type { Person } from '@/lib/modules/accounts/contract/people';

interface RemoveDialogProps {
  team: Team;
  person: Person;
  onClose: () => void;
}

/** Removes somebody, confirmed by name; it can be undone for 30 days. D45. */
export function RemoveDialog({ team, person, onClose }: RemoveDialogProps) {
  const t = useTranslations('people');
  const { busy, error, run } = useAct();
  const name = person.name.trim() || person.email;
  async function remove() {
    const said = t('done.remove', { name });
    if (await run(() => actOnPerson(team, person.id, 'remove', { name }), { said })) onClose();
  }
  return (
    <ConfirmByName
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('removeDialog.title', { name })}
      description={t('removeDialog.text')}
      name={name}
      confirmLabel={t('removeDialog.confirm')}
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
