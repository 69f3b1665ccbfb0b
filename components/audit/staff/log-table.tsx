import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { auditFamily, type LoggedAction } from '@/lib/audit/action-types';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { AuditChanges } from './audit-changes';
import { AuditDetails } from './audit-details';
import { LogMoment } from './log-moment';

/** An entry of a log, and how the log tells whose it is. */
interface LogRow {
  key: string;
  entry: Pick<AuditEntry, 'action' | 'at' | 'data' | 'changes'>;
  /** The client it belongs to; of a log without clients, none. */
  client?: string;
  who: string;
  subject: ReactNode;
}

interface LogTableProps {
  caption: string;
  rows: readonly LogRow[];
  /** The log names a client with each entry. */
  hasClients?: boolean;
  /** The zone of its times; UTC if left out. */
  timeZone?: string;
}

/** Table of a log's entries (who did what to what), newest first. D44-1, D44-10. */
export function LogTable({ caption, rows, hasClients = false, timeZone }: LogTableProps) {
  const t = useTranslations('auditLog');
  return (
    <Table caption={caption} pageScrolls>
      <TableHead>
        <HeaderCell className="max-md:hidden">{t('when')}</HeaderCell>
        <HeaderCell>{t('actionLabel')}</HeaderCell>
        {hasClients ? <HeaderCell className="max-lg:hidden">{t('client')}</HeaderCell> : null}
        <HeaderCell className="max-md:hidden">{t('subject')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('who')}</HeaderCell>
      </TableHead>
      <TableBody>
        {rows.map(({ key, ...row }) => (
          <EntryRow key={key} {...row} timeZone={timeZone} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Whether an action is one of the two lists, and so has words. */
function isLogged(action: string): action is LoggedAction {
  return auditFamily(action) !== undefined;
}

interface EntryRowProps extends Omit<LogRow, 'key'> {
  timeZone: string | undefined;
}

function EntryRow({ entry, client, who, subject, timeZone }: EntryRowProps) {
  const t = useTranslations('auditLog');
  const { action, at } = entry;
  return (
    <tr className="[&>td]:py-2.5 [&>td]:align-top">
      <Cell className="text-muted max-md:hidden">
        <LogMoment at={at} timeZone={timeZone} />
      </Cell>
      <Cell>
        <span className="block font-semibold">{isLogged(action) ? t(`action.${action}`) : action}</span>
        <AuditDetails entry={entry} timeZone={timeZone} />
        <AuditChanges entry={entry} timeZone={timeZone} />
        <span className="block text-[0.9375rem] wrap-anywhere text-muted lg:hidden">
          {client === undefined ? who : [client, who].join(' · ')}
        </span>
        <span className="block text-[0.9375rem] text-muted md:hidden">
          <LogMoment at={at} timeZone={timeZone} />
        </span>
        <span className="block text-[0.9375rem] md:hidden">{subject}</span>
      </Cell>
      {client === undefined ? null : <Cell className="wrap-anywhere max-lg:hidden">{client}</Cell>}
      <Cell className="max-md:hidden">{subject}</Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{who}</Cell>
    </tr>
  );
}
