import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { Day } from '../client-cells';

/** Who is at the client. Staff only look: people are the client's own choice (D43). S2.2-194. */
export function PeoplePanel({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients.page');
  const people = useTranslations('people');
  const roles = useTranslations('roles');
  return (
    <Panel id="client-people" title={t('people')}>
      {client.people.length === 0 ? (
        <p className="text-muted">{t('noPeople')}</p>
      ) : (
        <Table caption={t('peopleTable', { name: client.name })}>
          <TableHead>
            <HeaderCell>{people('person')}</HeaderCell>
            <HeaderCell>{people('roleLabel')}</HeaderCell>
            <HeaderCell className="max-md:hidden">{people('stateLabel')}</HeaderCell>
            <HeaderCell className="max-md:hidden">{people('seen')}</HeaderCell>
          </TableHead>
          <TableBody>
            {client.people.map((one) => (
              <tr key={one.id} className="[&>td]:align-top">
                <Cell className="md:min-w-56">
                  <span className="block wrap-anywhere">{one.name || t('invitation')}</span>
                  <span className="block text-[0.9375rem] break-all text-muted">{one.email}</span>
                </Cell>
                <Cell>
                  {roles(one.role)}
                  <span className="block text-[0.9375rem] text-muted md:hidden">
                    {people(`states.${one.state}`)}
                  </span>
                </Cell>
                <Cell className="max-md:hidden">{people(`states.${one.state}`)}</Cell>
                <Cell className="max-md:hidden">
                  {one.last_seen_at ? <Day at={one.last_seen_at} /> : people('never')}
                </Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
      {client.more_people ? <p className="mt-3 text-muted">{t('newest')}</p> : null}
    </Panel>
  );
}
