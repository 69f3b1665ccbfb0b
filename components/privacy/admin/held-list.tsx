import { useTranslations } from 'next-intl';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';
import { KINDS } from '@/lib/modules/privacy/rules/held-names';

/** How much is held of a person, by kind. D46-1. */
export function HeldList({ found }: { found: FoundPerson }) {
  const t = useTranslations('privacyPage');
  const kinds = useTranslations('heldKinds');
  const { email, held } = found;
  if (held.length === 0) return <p className="mt-5 wrap-anywhere">{t('nothing', { email })}</p>;
  return (
    <div className="mt-6">
      <h3 className="text-base font-semibold wrap-anywhere">{t('held', { email })}</h3>
      <ul className="mt-2 grid max-w-xl gap-x-8 sm:grid-cols-2">
        {held.map(({ kind, count }) => {
          const known = KINDS.find((name) => name === kind);
          return (
            <li key={kind} className="flex justify-between gap-4 border-b border-line py-1.5">
              <span>{known ? kinds(known) : kind}</span>
              <span className="tabular-nums">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
