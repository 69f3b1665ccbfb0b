import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { BlankVersionEntry, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { changedCells } from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import { ChangedCells } from './changed-cells';

/** A blank’s versions, the newest first: who changed what from what to what, and why. S2.2-250 */
export function BlankVersions({ versions }: Pick<StaffBlankDetail, 'versions'>) {
  const t = useTranslations('staffBlanks.versions');
  return (
    <Panel id="versions" title={t('title')} flush>
      <p className="px-4 py-3 text-muted sm:px-5">{t('text')}</p>
      <Table caption={t('list')} className="max-h-144">
        <TableHead>
          <HeaderCell>{t('version')}</HeaderCell>
          <HeaderCell>{t('changed')}</HeaderCell>
          <HeaderCell>{t('why')}</HeaderCell>
        </TableHead>
        <TableBody>
          {versions.map((entry, at) => (
            <VersionRow key={entry.version} entry={entry} before={versions[at + 1]} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

interface VersionRowProps {
  entry: BlankVersionEntry;
  /** The version before it, if it is listed. */
  before: BlankVersionEntry | undefined;
}

function VersionRow({ entry, before }: VersionRowProps) {
  const t = useTranslations('staffBlanks.versions');
  const { version, made_at: at, made_by: by, note, changed } = entry;
  const isFirst = version === 1;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <span className="font-semibold tabular-nums">{version}</span>
        <span className="block text-[0.9375rem] text-muted">
          <Moment at={at} currency="GBP" ofPlatform />
        </span>
        <span className="block text-[0.9375rem] wrap-anywhere">{by ?? t(isFirst ? 'import' : 'gone')}</span>
      </Cell>
      <Cell>
        {before ? (
          <ChangedCells changes={changedCells(before.definition, entry.definition)} />
        ) : (
          t(isFirst ? 'first' : 'fields', { count: changed.length })
        )}
      </Cell>
      <Cell className="wrap-anywhere">
        {note === '' ? <span className="text-muted">{t('noNote')}</span> : note}
      </Cell>
    </tr>
  );
}
