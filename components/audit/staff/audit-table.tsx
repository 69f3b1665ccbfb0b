import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { auditFamily, type LoggedAction } from '@/lib/audit/action-types';
import { BRAND } from '@/lib/kernel/brand';
import { AuditChanges } from './audit-changes';
import { inWords } from './in-words';
import { UtcMoment } from './utc-moment';

function isLogged(action: string): action is LoggedAction {
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
        <Details entry={entry} />
        {entry.changes ? <AuditChanges changes={entry.changes} /> : null}
        <span className="block text-[0.9375rem] wrap-anywhere text-muted lg:hidden">
          {[entry.tenant_name, who].join(' · ')}
        </span>
        <span className="block text-[0.9375rem] text-muted md:hidden">
          <UtcMoment at={entry.at} />
        </span>
        <span className="block text-[0.9375rem] md:hidden">
          <Subject entry={entry} />
        </span>
      </Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{entry.tenant_name}</Cell>
      <Cell className="max-md:hidden">
        <Subject entry={entry} />
      </Cell>
      <Cell className="wrap-anywhere max-lg:hidden">{who}</Cell>
    </tr>
  );
}

/** The entry's recorded data, without the fields whose change is told apart. */
function Details({ entry: { data, changes } }: { entry: AuditEntry }) {
  const rest = Object.entries(data).filter(([field]) => !(changes && field in changes));
  const text = inWords(Object.fromEntries(rest));
  if (text === '') return null;
  // A word without a space, such as an address, must not widen the table past a tablet's edge.
  return <span className="block max-w-prose min-w-40 text-[0.9375rem] wrap-anywhere text-muted">{text}</span>;
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { subject_type: type, subject_id: id, subject_label: label, tenant_id: tenant } = entry;
  if (type !== 'order')
    return (
      <>
        {label === null ? null : <span className="block wrap-anywhere">{label}</span>}
        <span className={label === null ? 'break-all' : 'block text-[0.9375rem] break-all text-muted'}>
          {id}
        </span>
      </>
    );
  return (
    <Link
      href={`/orders/${encodeURIComponent(id)}?tenant=${encodeURIComponent(tenant)}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center text-accent underline-offset-2 break-all hover:underline md:whitespace-nowrap"
    >
      {label ?? id}
    </Link>
  );
}
