'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { ApiError } from '@/lib/client/api-error';
import { ERROR_STATUS, type ErrorCode } from '@/lib/kernel/error-codes';
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';

interface ActResultProps {
  /** Rows without `names` are only counted. */
  act: Pick<BulkAct, 'problem'> & { refused: { code: string; count: number; names?: string[] }[] };
  /** What was done, with the number. */
  done: string;
  reason: (code: string) => string | undefined;
}

const isErrorCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

/** What an act on many rows has done, and how many rows it could not change, by reason. */
export function ActResult({ act, done, reason }: ActResultProps) {
  const t = useTranslations('lists.act');
  const error = useErrorText();
  const textOf = (code: string) =>
    reason(code) ?? error.call(new ApiError(409, { code: isErrorCode(code) ? code : 'internal' }));
  const tone = act.problem ? 'danger' : act.refused.length > 0 ? 'warn' : 'ok';
  return (
    <Alert tone={tone} title={done} announce="status">
      {act.problem ? <p>{t(`problem.${act.problem}`)}</p> : null}
      {act.refused.length > 0 ? (
        <ul className="grid gap-1">
          {act.refused.map(({ code, count, names = [] }) => (
            <li key={code}>
              {t('refused', { count, reason: textOf(code) })}
              {names.length > 0 ? (
                <span className="block text-[0.9375rem] wrap-anywhere text-muted">
                  {names.join(', ')}
                  {count > names.length ? ' …' : ''}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
