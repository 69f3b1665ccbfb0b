import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { StaffBlank } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { lowerCosts, pricesAt } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { blankPicture } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { BlankStatus } from './blank-status';

/** Table of blanks with what is offered of each, its prices, and what clients have made of it. S2.2-247 */
export function BlanksTable({ blanks }: { blanks: readonly StaffBlank[] }) {
  const t = useTranslations('staffBlanks');
  return (
    <Table caption={t('list')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('blank')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('statusLabel')}</HeaderCell>
        <HeaderCell className="max-xl:hidden">{t('columns.colours')}</HeaderCell>
        <HeaderCell className="max-xl:hidden">{t('columns.sizes')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('prices')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('products')}
        </HeaderCell>
      </TableHead>
      <TableBody>
        {blanks.map((blank) => (
          <BlankRow key={blank.id} blank={blank} />
        ))}
      </TableBody>
    </Table>
  );
}

function BlankRow({ blank }: { blank: StaffBlank }) {
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <NameOf blank={blank} />
        <span className="mt-1.5 grid justify-items-start gap-1.5 md:hidden">
          <BlankStatus status={blank.status} />
          <PricesOf blank={blank} />
          <ProductsOf blank={blank} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <BlankStatus status={blank.status} />
      </Cell>
      <Cell className="max-xl:hidden">
        <span className="flex max-w-[12rem] flex-wrap gap-1">
          {blank.colours.map(({ identifier, name, hex }) => (
            <span
              key={identifier}
              role="img"
              aria-label={name}
              title={name}
              style={{ backgroundColor: hex }}
              className="size-5 rounded-full border border-line-strong"
            />
          ))}
        </span>
      </Cell>
      <Cell className="max-xl:hidden">{blank.sizes.join(', ')}</Cell>
      <Cell className="max-md:hidden">
        <PricesOf blank={blank} />
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <ProductsOf blank={blank} />
      </Cell>
    </tr>
  );
}

function NameOf({ blank }: { blank: StaffBlank }) {
  const { id, brand, code, colours } = blank;
  const named = useBlankName();
  const [colour] = colours;
  return (
    <span className="flex max-w-[24rem] gap-3">
      {colour ? (
        <img
          src={blankPicture(id, 'front', colour.identifier)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-control bg-paper-deep object-contain p-1"
        />
      ) : null}
      <span className="min-w-0">
        <Link
          href={`/products/blanks/${id}`}
          prefetch={false}
          className="inline-block min-h-6 font-semibold [overflow-wrap:anywhere] text-accent underline underline-offset-2 hover:text-accent-dark"
        >
          {`${brand} ${code}`}
        </Link>
        <span className="block text-[0.9375rem] text-muted">{named(blank)}</span>
      </span>
    </span>
  );
}

/** Blank and print of one item by region, and from which quantity in one order they cost less. S2.2-322 */
function PricesOf({ blank }: { blank: StaffBlank }) {
  return (
    <span>
      {blank.regions.map((region) => (
        <RegionPrices key={region} blank={blank} currency={REGION_FACTS[region].currency} />
      ))}
    </span>
  );
}

function RegionPrices({ blank, currency }: { blank: StaffBlank; currency: Currency }) {
  const t = useTranslations('staffBlanks');
  const listed = {
    blank_price: blank.blank_price[currency],
    print_price: blank.print_price[currency],
    blank_breaks: blank.blank_breaks?.[currency],
    print_breaks: blank.print_breaks?.[currency],
  };
  const both = (quantity: number) => {
    const { blankPrice, printPrice } = pricesAt(listed, quantity);
    return `${formatMoney(blankPrice, currency)} + ${formatMoney(printPrice, currency)}`;
  };
  return (
    <span className="block whitespace-nowrap tabular-nums">
      <Money amount={listed.blank_price} currency={currency} />
      {' + '}
      <Money amount={listed.print_price} currency={currency} />
      {lowerCosts(listed, 1).map(({ from }) => (
        <span key={from} className="block text-[0.9375rem] text-muted">
          {t('priceFrom', { count: from, price: both(from) })}
        </span>
      ))}
    </span>
  );
}

function ProductsOf({ blank: { touched } }: { blank: StaffBlank }) {
  const t = useTranslations('staffBlanks');
  const count = touched.active_products + touched.draft_products;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t('productCount', { count })}
      {count > 0 ? (
        <span className="block text-[0.9375rem] text-muted">
          {t('clientCount', { count: touched.tenants })}
        </span>
      ) : null}
    </span>
  );
}
