import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { StaffBlankDetail, TouchedStore } from '@/lib/modules/catalogue/contract/blanks/shapes';

/** The stores that sell things made of a blank, live ones first. S2.2-250 */
export function BlankStores({ blank }: { blank: StaffBlankDetail }) {
  const t = useTranslations('staffBlanks.stores');
  const { stores, touched } = blank;
  const more = touched.live_stores + touched.other_stores - stores.length;
  return (
    <Panel id="stores" title={t('title')} flush>
      {stores.length === 0 ? (
        <p className="px-4 py-3 text-muted sm:px-5">{t('none')}</p>
      ) : (
        <StoresTable stores={stores} />
      )}
      {more > 0 ? <p className="px-4 py-3 text-muted sm:px-5">{t('more', { count: more })}</p> : null}
    </Panel>
  );
}

/** Stores with what each sells of a blank, and what else it sells. */
export function StoresTable({ stores }: { stores: readonly TouchedStore[] }) {
  const t = useTranslations('staffBlanks.stores');
  return (
    <Table caption={t('list')} className="max-h-96">
      <TableHead>
        <HeaderCell>{t('store')}</HeaderCell>
        <HeaderCell>{t('state')}</HeaderCell>
        <HeaderCell align="end">{t('products')}</HeaderCell>
        <HeaderCell align="end">{t('others')}</HeaderCell>
      </TableHead>
      <TableBody>
        {stores.map((store) => (
          <tr key={store.slug} className="[&>td]:align-top">
            <Cell className="min-w-40">
              <Link
                href={`/events/${store.slug}/catalogue`}
                prefetch={false}
                className="inline-block min-h-6 font-semibold wrap-anywhere text-accent underline underline-offset-2"
              >
                {store.name}
              </Link>
              <span className="block text-[0.9375rem] wrap-anywhere text-muted">{store.tenant_name}</span>
            </Cell>
            <Cell>
              <StatusPill tone={store.live ? 'ok' : 'neutral'}>
                {t(store.live ? 'live' : 'notLive')}
              </StatusPill>
            </Cell>
            <Cell align="end" className="tabular-nums">
              {store.products}
            </Cell>
            <Cell align="end" className="tabular-nums">
              {store.others === 0 ? <span className="text-warn">{t('nothingElse')}</span> : store.others}
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
