import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { CodeMail } from './code-mail';
import { CODE_TONES } from './batch-text';

interface CodesTableProps {
  codes: readonly PromoCode[];
  hrefOf: (id: string) => string;
  /** Of all batches, each with the name of its own. */
  ofAll: boolean;
}

/** Codes as they are printed, with what is left of each. */
export function CodesTable({ codes, hrefOf, ofAll }: CodesTableProps) {
  const t = useTranslations('codes');
  return (
    <Table caption={t('codesTitle')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.code')}</HeaderCell>
        {ofAll ? <HeaderCell className="max-sm:hidden">{t('columns.batch')}</HeaderCell> : null}
        <HeaderCell align="end">{t('columns.uses')}</HeaderCell>
      </TableHead>
      <TableBody>
        {codes.map((code) => (
          <tr key={code.id} className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
            <Cell>
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Link
                  href={hrefOf(code.id)}
                  prefetch={false}
                  scroll={false}
                  className="inline-flex min-h-6 items-center font-semibold break-all text-accent underline underline-offset-2 hover:text-accent-dark"
                >
                  {code.printed}
                </Link>
                <StatusPill tone={CODE_TONES[code.state]}>{t(`codeStates.${code.state}`)}</StatusPill>
              </span>
              {code.person ? (
                <span className="mt-1 block wrap-anywhere">
                  {code.person.name}
                  {code.person.email === null ? null : (
                    <span className="block text-[0.9375rem] text-muted">{code.person.email}</span>
                  )}
                  <span className="block text-[0.9375rem]">
                    <CodeMail mail={code.mail} />
                  </span>
                </span>
              ) : null}
              {ofAll ? <span className="mt-1 block wrap-anywhere sm:hidden">{code.batch_name}</span> : null}
            </Cell>
            {ofAll ? <Cell className="wrap-anywhere max-sm:hidden">{code.batch_name}</Cell> : null}
            <Cell align="end" className="whitespace-nowrap">
              {t('usesOf', { uses: code.uses, most: code.max_uses })}
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
