import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

interface LogMomentProps {
  at: string;
  /** The zone of the client's region, which is then named; UTC in a log of clients in many zones, which says so once. */
  timeZone?: string | undefined;
}

/** An instant to the second. */
export function LogMoment({ at, timeZone }: LogMomentProps) {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const clock = timeZone === undefined ? TIME : ({ ...TIME, timeZoneName: 'short' } as const);
  const [day, time] = [DAY, clock].map((parts) =>
    new Intl.DateTimeFormat(tag, { ...parts, timeZone: timeZone ?? 'UTC' }).format(new Date(at)),
  );
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {`${day}, ${time}`}
    </time>
  );
}
