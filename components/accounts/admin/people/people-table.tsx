import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { Badge, type Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Team } from '@/lib/modules/accounts/client/people';
import type { Person } from '@/lib/modules/accounts/contract/people';
import { PersonActs } from './person-acts';

interface PeopleTableProps {
  people: readonly Person[];
  list: ListState;
  team: Team;
  /** Whether this person may change them. */
  mayChange: boolean;
}

const TONES: Record<Person['state'], Tone> = {
  active: 'ok',
  invited: 'info',
  expired: 'warn',
  disabled: 'neutral',
  removed: 'danger',
};

/** Table of people and open invitations. */
export function PeopleTable({ people, list, ...may }: PeopleTableProps) {
  const t = useTranslations('people');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('person')}</HeaderCell>
        <HeaderCell className="max-sm:hidden">{t('roleLabel')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('stateLabel')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('seen')}</HeaderCell>
        <SortCell {...sortProps(list, 'created_at')} className="max-xl:hidden">
          {t('since')}
        </SortCell>
        {may.mayChange ? (
          <HeaderCell>
            <span className="sr-only">{t('action')}</span>
          </HeaderCell>
        ) : null}
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} {...may} />
        ))}
      </TableBody>
    </Table>
  );
}

function PersonRow({
  person,
  team,
  mayChange,
}: Pick<PeopleTableProps, 'team' | 'mayChange'> & { person: Person }) {
  const t = useTranslations('people');
  const roles = useTranslations('roles');
  const locale = useLocale();
  const { name, email, role, self } = person;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <span className="flex max-w-[24rem] flex-wrap items-center gap-2 font-semibold break-words">
          {name || email}
          {self ? <Badge tone="accent">{t('you')}</Badge> : null}
        </span>
        {name ? <span className="block text-[0.9375rem] break-all text-muted">{email}</span> : null}
        <span className="mt-1 block sm:hidden">{roles(role)}</span>
        <span className="mt-1.5 block md:hidden">
          <State person={person} />
        </span>
      </Cell>
      <Cell className="max-sm:hidden">{roles(role)}</Cell>
      <Cell className="max-md:hidden">
        <State person={person} />
      </Cell>
      <Cell className="max-lg:hidden">
        {person.last_seen_at ? dayText(person.last_seen_at, 'GBP', locale) : t('never')}
      </Cell>
      <Cell className="max-xl:hidden">{dayText(person.created_at, 'GBP', locale)}</Cell>
      {mayChange ? <Cell align="end">{self ? null : <PersonActs team={team} person={person} />}</Cell> : null}
    </tr>
  );
}

function State({ person: { state, until, two_factor } }: { person: Person }) {
  const t = useTranslations('people');
  const locale = useLocale();
  const day = until ? dayText(until, 'GBP', locale) : '';
  return (
    <>
      <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>
      {state === 'active' ? <Until text={t(two_factor ? 'twoFactorOn' : 'twoFactorOff')} /> : null}
      {state === 'invited' ? <Until text={t('until', { day })} /> : null}
      {state === 'removed' ? <Until text={t('restorableUntil', { day })} /> : null}
    </>
  );
}

function Until({ text }: { text: string }) {
  return <span className="mt-1 block text-[0.9375rem] text-muted">{text}</span>;
}
