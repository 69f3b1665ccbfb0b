'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Moment } from '@/components/admin/moment';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { InviteesPlace } from '@/lib/modules/size-collection/client/invitees';
import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import type { inviteePage } from '@/lib/modules/size-collection/contract/list-invitees';
import { InviteeActs } from './invitee-acts';

interface InviteesScreenProps {
  place: InviteesPlace;
  currency: Currency;
  may: { resend: boolean; change: boolean };
  list: ListState;
  /** Null if it could not be loaded. */
  page: z.output<typeof inviteePage> | null;
}

const LONGEST_SEARCH = 100;
const STATES = ['answered', 'unanswered'] as const;
const SORTS = ['-invited_at', 'invited_at', '-answered_at', 'answered_at'] as const;

/** Everyone who was asked for a size, what they answered, and what can be done for each. D4-22. */
export function InviteesScreen({ place, currency, may, list, page }: InviteesScreenProps) {
  const t = useTranslations('inviteesPage');
  const { invitees, next_cursor: next, total } = page ?? { invitees: [], next_cursor: null, total: 0 };
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: LONGEST_SEARCH },
        children: (
          <>
            <FilterSelect
              name="state"
              label={t('state')}
              any={t('anyState')}
              options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
            <FilterSelect
              name="sort"
              label={t('sort')}
              options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            />
          </>
        ),
      }}
      rows={
        invitees.length > 0 ? (
          <Table caption={t('table')} pageScrolls>
            <Head />
            <TableBody>
              {invitees.map((invitee) => (
                <InviteeRow key={invitee.id} place={place} invitee={invitee} currency={currency} may={may} />
              ))}
            </TableBody>
          </Table>
        ) : null
      }
      nothing={{
        icon: <Users aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        noMatch: { title: t('noneFound'), text: t('noneFoundText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
    />
  );
}

function Head() {
  const t = useTranslations('inviteesPage');
  return (
    <TableHead>
      <HeaderCell>{t('person')}</HeaderCell>
      <HeaderCell>{t('answer')}</HeaderCell>
      <HeaderCell className="max-md:hidden">{t('email')}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{t('actsColumn')}</span>
      </HeaderCell>
    </TableHead>
  );
}

interface RowProps extends Pick<InviteesScreenProps, 'place' | 'currency' | 'may'> {
  invitee: Invitee;
}

function InviteeRow({ place, invitee, currency, may }: RowProps) {
  const { name, email } = invitee;
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell className="wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-muted underline-offset-2 hover:underline"
        >
          {email}
        </a>
        <span className="block md:hidden">
          <MailState invitee={invitee} currency={currency} />
        </span>
      </Cell>
      <Cell className="wrap-anywhere">
        <Answer invitee={invitee} currency={currency} />
      </Cell>
      <Cell className="max-md:hidden">
        <MailState invitee={invitee} currency={currency} />
      </Cell>
      <Cell className="text-end">
        <InviteeActs place={place} invitee={invitee} may={may} />
      </Cell>
    </tr>
  );
}

function Answer({ invitee: { answer }, currency }: Pick<RowProps, 'invitee' | 'currency'>) {
  const t = useTranslations('inviteesPage');
  if (!answer) return <span className="text-muted">{t('noAnswer')}</span>;
  const { product_name: product, colour, size, answered_at: at } = answer;
  const chosen = [product, colour, ...(isOneSize(size) ? [] : [sizeLabel(size)])].join(' · ');
  return (
    <>
      <span className="block">{chosen}</span>
      <Moment at={at} currency={currency} className="block text-[0.9375rem] text-muted" />
    </>
  );
}

/** Whether the person's last mail has left, and since when it was asked for. */
function MailState({ invitee: { mail }, currency }: Pick<RowProps, 'invitee' | 'currency'>) {
  const t = useTranslations('inviteesPage');
  return (
    <span className="text-[0.9375rem] text-muted">
      <span className="block">{t(`mail.${mail.state}`)}</span>
      {mail.state === 'stopped' ? null : <Moment at={mail.asked_at} currency={currency} />}
    </span>
  );
}
