import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { PlatformAuditEntry } from '@/lib/modules/audit/contract/list-platform-audit';
import { AuditChanges } from './audit-changes';
import { AuditDetails } from './audit-details';
import { SubjectName } from './audit-subject';
import { isLogged } from './audit-table';
import { UtcMoment } from './utc-moment';

/** Table of the platform's own entries, newest first. D44-10. */
export function PlatformAuditTable({ entries }: { entries: readonly PlatformAuditEntry[] }) {
  const t = useTranslations('auditLog');
  const own = useTranslations('auditFields.page');
  return (
    <Table caption={own('platformCaption')} pageScrolls>
      <TableHead>
        <HeaderCell className="max-md:hidden">{t('when')}</HeaderCell>
        <HeaderCell>{t('actionLabel')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('subject')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('who')}</HeaderCell>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Ids of people and of invitations begin with these. */
const isPerson = (id: string) => /^(usr|uin)_/.test(id);

function EntryRow({ entry }: { entry: PlatformAuditEntry }) {
  const t = useTranslations('auditLog');
  const who = entry.actor_name ?? t('actor.system');
  const { subject_id: id, subject_label: label } = entry;
  const subject = id === null ? null : <SubjectName id={id} label={label} isPerson={isPerson(id)} />;
  return (
    <tr className="[&>td]:py-2.5 [&>td]:align-top">
      <Cell className="text-muted max-md:hidden">
        <UtcMoment at={entry.at} />
      </Cell>
      <Cell>
        <span className="block font-semibold">
          {isLogged(entry.action) ? t(`action.${entry.action}`) : entry.action}
        </span>
        <AuditDetails entry={entry} />
        <AuditChanges entry={entry} />
        <span className="block text-[0.9375rem] wrap-anywhere text-muted lg:hidden">{who}</span>
        <span className="block text-[0.9375rem] text-muted md:hidden">
          <UtcMoment at={entry.at} />
        </span>
        <span className="block text-[0.9375rem] md:hidden">{subject}</span>
      </Cell>
      <Cell className="max-md:hidden">{subject}</Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{who}</Cell>
    </tr>
  );
}
