'use client';

import { useTranslations } from 'next-intl';

/** What the sender says to whoever holds the code: tenant text, plain. D40-4. */
export function SenderNotes({ notes }: { notes: readonly string[] }) {
  const t = useTranslations('claim');
  return (
    <div aria-live="polite" className="empty:hidden lg:col-span-2 lg:row-start-1 lg:mb-10">
      {notes.length > 0 ? (
        <section className="grid gap-3 rounded-card border border-line bg-paper p-5 wrap-anywhere">
          <h2 className="text-lg">{t('noteTitle')}</h2>
          {notes.map((note) => (
            <p key={note} className="whitespace-pre-line">
              {note}
            </p>
          ))}
        </section>
      ) : null}
    </div>
  );
}
