import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import type { ShippingTables, ShippingVersion } from '@/lib/modules/pricing/contract/shipping-tables';
import { ShippingAct, ShippingRemove } from './shipping-acts';
import { SHIPPING_FIELDS, usePriceName } from './use-price-name';

interface ShippingPanelProps {
  tables: readonly ShippingTables[];
  mayAct: boolean;
}

/** What delivery costs shoppers and clients in each region: now, before and from a later day. S2.2-305. */
export function ShippingPanel({ tables, mayAct }: ShippingPanelProps) {
  return (
    <div className="grid gap-6">
      {REGIONS.map((region) => (
        <RegionPanel
          key={region}
          region={region}
          tables={tables.filter((table) => table.region === region)}
          mayAct={mayAct}
        />
      ))}
    </div>
  );
}

function RegionPanel({ region, tables, mayAct }: ShippingPanelProps & { region: Region }) {
  const t = useTranslations('shippingTables');
  return (
    <Panel id={`shipping-${region.toLowerCase()}`} title={t(`regions.${region}`)}>
      <div className="grid gap-8 lg:grid-cols-2">
        {tables.map((table) => (
          <TablePart key={table.kind} table={table} mayAct={mayAct} />
        ))}
      </div>
    </Panel>
  );
}

function TablePart({ table, mayAct }: { table: ShippingTables; mayAct: boolean }) {
  const t = useTranslations('shippingTables');
  const of = (state: ShippingVersion['state']) => table.versions.filter((one) => one.state === state);
  const [current] = of('now');
  const [planned, past] = [of('planned').toReversed(), of('past')];
  return (
    <section
      aria-label={`${t(`regions.${table.region}`)}: ${t(`kinds.${table.kind}`)}`}
      className="grid content-start gap-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid max-w-prose gap-1">
          <h3 className="text-base">{t(`kinds.${table.kind}`)}</h3>
          <p className="text-[0.9375rem] text-muted">{t(`hints.${table.kind}`)}</p>
        </div>
        {mayAct ? <ShippingAct table={table} /> : null}
      </div>
      {current ? <Version table={table} version={current} /> : null}
      {planned.map((version) => (
        <Version key={version.version} table={table} version={version} mayRemove={mayAct} />
      ))}
      {past.length === 0 ? null : (
        <details>
          <summary className="min-h-8 cursor-pointer font-semibold">{t('past')}</summary>
          <div className="mt-3 grid gap-4">
            {past.map((version) => (
              <Version key={version.version} table={table} version={version} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

interface VersionProps {
  table: ShippingTables;
  version: ShippingVersion;
  mayRemove?: boolean;
}

function Version({ table, version, mayRemove = false }: VersionProps) {
  const t = useTranslations('shippingTables');
  const locale = useLocale();
  const { from_day: from, made_by: by, state } = version;
  const nameOf = usePriceName();
  const day = dayText(from, locale);
  const since = by === null && version.version === 1 ? t('first') : t(`since.${state}`, { day });
  return (
    <div className="rounded-control border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-[0.9375rem] text-ink-soft">
          {since}
          {by === null ? '' : ` · ${t('by', { name: by })}`}
        </p>
        {mayRemove ? <ShippingRemove table={table} version={version} /> : null}
      </div>
      <dl className="mt-2 grid gap-1">
        {SHIPPING_FIELDS.map((name) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{nameOf(name)}</dt>
            <dd className="tabular-nums">{formatMoney(version[name], table.currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
