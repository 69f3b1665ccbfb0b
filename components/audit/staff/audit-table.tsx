import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { auditFamily, type LoggedAction } from '@/lib/audit/action-types';
import { BRAND } from '@/lib/kernel/brand';
import { AuditChanges } from './audit-changes';
import { AuditDetails } from './audit-details';
import { AuditSubject } from './audit-subject';
import { UtcMoment } from './utc-moment';

/** Whether an action is one of the two lists, and so has words. */
export function isLogged(action: string): action is LoggedAction {
  return auditFamily(action) !== undefined;
}

/** Table of audit entries (who did what to what), newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('auditLog');
  return (
    <Table caption={t('caption')} pageScrolls>
      <TableHead>
        <HeaderCell className="max-md:hidden">{t('when')}</HeaderCell>
        <HeaderCell>{t('actionLabel')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('client')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('subject')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('who')}</HeaderCell>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.tenant_id} ${entry.id}`} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog');
  const actor = t(`actor.${entry.actor}`, { brand: BRAND.name });
  const person = entry.actor_name ? `${entry.actor_name} (${actor})` : actor;
  const who = entry.on_behalf ? t('forClient', { who: person }) : person;
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
        <span className="block text-[0.9375rem] wrap-anywhere text-muted lg:hidden">
          {[entry.tenant_name, who].join(' · ')}
        </span>
        <span className="block text-[0.9375rem] text-muted md:hidden">
          <UtcMoment at={entry.at} />
        </span>
        <span className="block text-[0.9375rem] md:hidden">
          <AuditSubject entry={entry} />
        </span>
      </Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{entry.tenant_name}</Cell>
      <Cell className="max-md:hidden">
        <AuditSubject entry={entry} />
      </Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{who}</Cell>
    </tr>
  );
}
