'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Menu } from '@/components/admin/overlay/menu';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { actOnPerson, type PersonAct, type Team } from '@/lib/modules/accounts/client/people';
import type { Person } from '@/lib/modules/accounts/contract/people';
import { RemoveDialog } from './remove-dialog';
import { RoleDialog } from './role-dialog';

/** What can be done to somebody in each state; what asks a question first has a dialog of its own. */
const ACTS: Record<Person['state'], readonly PersonAct[]> = {
  active: ['role', 'endSessions', 'disable', 'remove'],
  invited: ['resend', 'withdraw'],
  expired: ['resend', 'withdraw'],
  disabled: ['enable', 'remove'],
  removed: ['restore'],
};

const actsOn = ({ state, two_factor }: Person): readonly PersonAct[] =>
  state === 'active' && two_factor ? ACTS.active.toSpliced(2, 0, 'resetTwoFactor') : ACTS[state];

interface PersonActsProps {
  team: Team;
  person: Person;
}

/** The acts on one person or invitation. D42. */
export function PersonActs({ team, person }: PersonActsProps) {
  const t = useTranslations('people');
  const router = useRouter();
  const errors = useErrorText();
  const [dialog, setDialog] = useState<'role' | 'remove'>();
  const name = person.name || person.email;

  async function act(verb: PersonAct) {
    if (verb === 'role' || verb === 'remove') return setDialog(verb);
    try {
      await actOnPerson(team, person.id, verb);
      toast('success', t(`done.${verb}`, { name }));
      router.refresh();
    } catch (error) {
      toast('error', errors.call(error));
    }
  }
  return (
    <>
      <Menu
        label={t('actsOf', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        variant="quiet"
        groups={[
          {
            id: 'acts',
            entries: actsOn(person).map((verb) => ({
              id: verb,
              label: t(`acts.${verb}`),
              danger: verb === 'remove',
              onAction: () => void act(verb),
            })),
          },
        ]}
      />
      {dialog === 'role' ? (
        <RoleDialog team={team} person={person} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'remove' ? (
        <RemoveDialog team={team} person={person} onClose={() => setDialog(undefined)} />
      ) : null}
    </>
  );
}
