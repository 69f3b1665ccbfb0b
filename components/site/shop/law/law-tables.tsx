import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { BRAND } from '@/lib/kernel/brand';
import { REGIONS } from '@/lib/kernel/regions';
import { SELLERS } from '@/lib/modules/ledger/rules/sellers';
import { STORED_THINGS, type StoredThing } from '@/lib/modules/site/rules/stored-things';
import type { SubProcessor } from '@/lib/modules/site/rules/sub-processors';

interface LawHead {
  text: string;
  /** Left out on phones, where the first cell says it too. */
  wide?: boolean;
}

const WIDE = 'hidden sm:table-cell';
const named = (texts: readonly string[]): LawHead[] => texts.map((text) => ({ text }));

interface LawTableProps {
  /** Heading of the part. */
  title: string;
  /** The table's own name. */
  caption: string;
  heads: readonly LawHead[];
  children: ReactNode;
}

function LawTable({ title, caption, heads, children }: LawTableProps) {
  return (
    <section aria-labelledby="table" className="mb-10">
      <h2 id="table" className="mb-4 text-2xl">
        {title}
      </h2>
      <Table caption={caption}>
        <TableHead>
          {heads.map(({ text, wide = false }) => (
            <HeaderCell key={text} className={wide ? WIDE : undefined}>
              {text}
            </HeaderCell>
          ))}
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </section>
  );
}

/** Everything that the product stores in a browser. S2.1-51. */
export function StoredTable() {
  const t = useTranslations('law.stored');
  const law = useTranslations('law');
  const until = ({ lasts }: StoredThing): string =>
    typeof lasts === 'number' ? t('until.days', { days: lasts }) : t(`until.${lasts}`);
  const heads = [
    { text: t('name') },
    { text: t('place'), wide: true },
    { text: t('purpose') },
    { text: t('lasts') },
  ];
  return (
    <LawTable title={t('caption')} caption={law('links.cookies')} heads={heads}>
      {STORED_THINGS.map((thing) => (
        <tr key={`${thing.place} ${thing.name}`}>
          <Cell className="min-w-30">
            <span className="font-mono text-[0.9375rem] break-all">{thing.name}</span>
            <span className="block text-muted sm:hidden">{thing.place}</span>
          </Cell>
          <Cell className={WIDE}>{thing.place}</Cell>
          <Cell>{t(`purposes.${thing.purpose}`)}</Cell>
          <Cell>{until(thing)}</Cell>
        </tr>
      ))}
    </LawTable>
  );
}

/** The companies that run the platform, by region. S2.1-50. */
export function CompaniesTable() {
  const t = useTranslations('law.companies');
  const law = useTranslations('law');
  const names = ['region', 'name', 'address', 'companyNumber', 'taxNumber', 'email'] as const;
  return (
    <LawTable title={t('caption')} caption={law('links.imprint')} heads={named(names.map((name) => t(name)))}>
      {REGIONS.map((region) => {
        const { name, address, companyNumber, taxNumber } = SELLERS[region];
        return (
          <tr key={region}>
            <Cell>{region}</Cell>
            <Cell>{name}</Cell>
            <Cell className="min-w-52">{address}</Cell>
            <Cell>{companyNumber === '' ? '–' : companyNumber}</Cell>
            <Cell>{taxNumber}</Cell>
            <Cell>{BRAND.supportEmail}</Cell>
          </tr>
        );
      })}
    </LawTable>
  );
}

/** The companies that process personal data for this installation. S2.1-54. */
export function ProcessorsTable({ processors }: { processors: readonly SubProcessor[] }) {
  const t = useTranslations('law.processors');
  const law = useTranslations('law');
  if (processors.length === 0) return <p className="mb-10 max-w-prose">{t('none')}</p>;
  return (
    <LawTable
      title={t('caption')}
      caption={law('links.sub-processors')}
      heads={named([t('name'), t('country'), t('task')])}
    >
      {processors.map(({ name, country, task }) => (
        <tr key={`${name} ${task}`}>
          <Cell>{name}</Cell>
          <Cell>{country}</Cell>
          <Cell>{t(`tasks.${task}`)}</Cell>
        </tr>
      ))}
    </LawTable>
  );
}
