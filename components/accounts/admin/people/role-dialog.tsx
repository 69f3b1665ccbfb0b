'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { actOnPerson, type Team } from '@/lib/modules/accounts/client/people';
import type { Person } from '@/lib/modules/accounts/contract/people';
import { RoleCards } from './role-cards';

interface RoleDialogProps {
  team: Team;
  person: Person;
  onClose: () => void;
}

/** Gives somebody another role, with what each may do. D42-3. */
export function RoleDialog({ team, person, onClose }: RoleDialogProps) {
  const t = useTranslations('people');
  const roles = useTranslations('roles');
  const ui = useTranslations('ui');
  const [role, setRole] = useState(person.role);
  const { busy, error, run } = useAct();
  const { id, name, role: seen } = person;
  async function save() {
    const said = t('done.role', { name, role: roles(role) });
    if (await run(() => actOnPerson(team, id, 'role', { role, seen }), { said })) onClose();
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('roleDialog.title', { name })}
      description={t('roleDialog.text')}
      closeLabel={ui('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('roleDialog.cancel')}
          </Button>
          <Button busy={busy} off={role === person.role} onClick={() => void save()}>
            {t('roleDialog.save')}
          </Button>
        </>
      }
    >
      <RoleCards isStaff={team === null} value={role} onChange={setRole} />
      <FormAlert error={error} />
    </Dialog>
  );
}
