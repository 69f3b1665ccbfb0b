import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const TIME = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
} as const;

/** An instant to the second in UTC, since clients are in many time zones. */
export function UtcMoment({ at }: { at: string }) {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const [day, time] = [DAY, TIME].map((parts) => new Intl.DateTimeFormat(tag, parts).format(new Date(at)));
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {`${day}, ${time}`}
    </time>
  );
}
