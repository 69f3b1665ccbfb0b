import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { IssueNote } from '@/components/ledger/staff/note-dialog';
import { buttonClasses } from '@/components/ui/button-classes';
import { Money } from '@/components/ui/money';
import { urlOf } from '@/lib/client/call';
import { fromWire } from '@/lib/kernel/money';
import { statementFileCall } from '@/lib/modules/ledger/contract/paths';
import type { Statement } from '@/lib/modules/ledger/contract/statements';
import { monthText } from '@/lib/modules/ledger/rules/month-text';

interface StatementsPanelProps {
  tenant: string;
  statements: readonly Statement[];
  /** Staff correct one by a credit note. */
  mayCorrect?: boolean;
}

/** What of a statement no credit note gives back yet, in minor units. */
const leftOf = ({ number, total }: Statement, all: readonly Statement[]): number =>
  all.reduce((left, note) => left - (note.corrects === number ? fromWire(note.total) : 0), fromWire(total));

/** A client's monthly statements and their credit notes, each with its document. D39-1. */
export function StatementsPanel({ tenant, statements, mayCorrect = false }: StatementsPanelProps) {
  const t = useTranslations('credit.statements');
  return (
    <Panel id="statements" title={t('title')} flush className="mt-5">
      {statements.length === 0 ? (
        <div className="grid gap-1 p-4 sm:p-5">
          <p className="font-semibold">{t('none')}</p>
          <p className="text-muted">{t('noneText')}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {statements.map((statement) => (
            <OneStatement
              key={statement.id}
              tenant={tenant}
              statement={statement}
              left={mayCorrect && statement.kind === 'statement' ? leftOf(statement, statements) : 0}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface OneStatementProps {
  tenant: string;
  statement: Statement;
  /** What can be credited here; 0 for nothing. */
  left: number;
}

function OneStatement({ tenant, statement, left }: OneStatementProps) {
  const t = useTranslations('credit.statements');
  const locale = useLocale();
  const { id, kind, number, month, total, currency, corrects, reason } = statement;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{monthText(month, locale)}</p>
        <p className="text-[0.9375rem] break-words text-muted">
          {t(`kind.${kind}`)} {number}
        </p>
        {corrects !== null && reason !== null ? (
          <p className="text-[0.9375rem] break-words">{t('corrects', { number: corrects, reason })}</p>
        ) : null}
      </div>
      <Money amount={total} currency={currency} className="font-semibold" />
      {left > 0 ? (
        <IssueNote tenant={tenant} statement={id} number={number} currency={currency} left={left} />
      ) : null}
      <a
        href={urlOf(statementFileCall.path, { tenant, statement: id })}
        download
        aria-label={t('downloadOf', { number })}
        className={buttonClasses('secondary', 'sm')}
      >
        <Download aria-hidden="true" className="size-4.5" />
        <span>{t('download')}</span>
      </a>
    </li>
  );
}
