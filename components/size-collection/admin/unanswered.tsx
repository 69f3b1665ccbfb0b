import { useTranslations } from 'next-intl';

interface UnansweredProps {
  /** The first of them. */
  invitees: readonly { id: string; name: string; email: string }[];
  /** Of all. */
  total: number;
}

/** Who of the invitees has not answered yet, those invited last first. D4-12. */
export function Unanswered({ invitees, total }: UnansweredProps) {
  const t = useTranslations('sizes.overview');
  if (total === 0) return <p className="text-muted">{t('complete')}</p>;
  const others = total - invitees.length;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {invitees.map(({ id, name, email }) => (
          <li key={id} className="min-w-0 leading-snug">
            <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
            <a
              href={`mailto:${email}`}
              className="text-[0.9375rem] [overflow-wrap:anywhere] text-muted hover:underline"
            >
              {email}
            </a>
          </li>
        ))}
      </ul>
      {others > 0 ? <p className="mt-3 text-muted">{t('others', { count: others })}</p> : null}
    </>
  );
}
