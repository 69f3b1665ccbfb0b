import { useLocale, useTranslations } from 'next-intl';
import { Moment, momentText } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { humanDay } from '@/lib/kernel/human-date';
import type { StaffMessage } from '@/lib/modules/site/contract/staff-messages';
import { AnswerAct } from './answer-act';

/** Longer messages are folded, so that one doesn't push the others away. */
const SHOWN = 600;
const TEXT = 'max-w-prose whitespace-pre-wrap wrap-anywhere';

/** What somebody wrote, since when it waits, and its answer. S2.2-264. */
export function MessageCard({ message, mayAnswer }: { message: StaffMessage; mayAnswer: boolean }) {
  const { id, name, email, answered } = message;
  const subjects = useTranslations('siteContact.subjects');
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg">{subjects(message.subject)}</h2>
          <p className="wrap-anywhere text-muted">
            {name} · <Moment at={message.created_at} currency="GBP" ofPlatform /> ·{' '}
            <a
              href={`mailto:${encodeURIComponent(email)}`}
              className="text-accent underline underline-offset-2 hover:text-accent-dark"
            >
              {email}
            </a>
          </p>
        </div>
        {answered ? null : <Waiting message={message} />}
      </div>
      <Words text={message.message} />
      {answered ? <Answer answered={answered} /> : null}
      {answered === null && mayAnswer ? (
        <div>
          <AnswerAct id={id} name={name} email={email} />
        </div>
      ) : null}
    </li>
  );
}

function Waiting({ message }: { message: StaffMessage }) {
  const t = useTranslations('siteMessages');
  const locale = useLocale();
  const { answer_by: last, is_overdue: overdue, age_days: days } = message;
  const day = last === null ? '' : humanDay(last.split('-').reverse().join('-'), locale);
  return (
    <p className="flex flex-wrap gap-2">
      {last === null ? null : (
        <Badge tone={overdue ? 'danger' : 'warn'} className="whitespace-normal">
          {overdue ? t('overdue', { day }) : t('answerBy', { day })}
        </Badge>
      )}
      <Badge>{t('age', { days })}</Badge>
    </p>
  );
}

function Words({ text }: { text: string }) {
  const t = useTranslations('siteMessages');
  if (text.length <= SHOWN) return <p className={TEXT}>{text}</p>;
  return (
    <div>
      <p className={TEXT}>{`${Array.from(text).slice(0, SHOWN).join('').trimEnd()}…`}</p>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer font-semibold text-accent">{t('whole')}</summary>
        <p className={`mt-2 ${TEXT}`}>{text}</p>
      </details>
    </div>
  );
}

function Answer({ answered }: { answered: NonNullable<StaffMessage['answered']> }) {
  const t = useTranslations('siteMessages');
  const time = momentText(answered.at, 'GBP', useLocale());
  return (
    <div className="rounded-control bg-paper-deep p-3">
      <p className="text-[0.9375rem] text-muted">
        {answered.by === null ? t('answeredOnce', { time }) : t('answeredBy', { name: answered.by, time })}
      </p>
      <p className={TEXT}>{answered.note}</p>
    </div>
  );
}
