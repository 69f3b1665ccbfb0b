import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { Team } from '@/lib/modules/accounts/client/people';
import { PERSON_STATES, type PeoplePage } from '@/lib/modules/accounts/contract/people';
import { ROLES } from '@/lib/permissions/roles';
import { PeopleTable } from './people-table';

interface PeopleListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: PeoplePage | null;
  team: Team;
  mayChange: boolean;
}

/** The people of a client, or of the platform, with open invitations and filters. S2.2-5. */
export function PeopleList({ list, page, ...may }: PeopleListProps) {
  const t = useTranslations('people');
  const roles = useTranslations('roles');
  const people = page?.people ?? [];
  const sorts = [
    { value: '-created_at', label: t('newest') },
    { value: 'created_at', label: t('oldest') },
  ];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: 120 },
        sort: { options: sorts, className: 'xl:hidden' },
        children: (
          <>
            <FilterSelect
              name="role"
              label={t('roleLabel')}
              any={t('anyRole')}
              options={ROLES.map((value) => ({ value, label: roles(value) }))}
            />
            <FilterSelect
              name="state"
              label={t('stateLabel')}
              any={t('anyState')}
              options={PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </>
        ),
      }}
      rows={people.length > 0 ? <PeopleTable people={people} list={list} {...may} /> : null}
      nothing={{
        icon: <Users aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: people.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}
