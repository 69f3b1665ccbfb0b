import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { noteParts } from '@/lib/modules/orders/rules/mentions';

/** A note with the present names of those whom it mentions; who has left is a former colleague. D3-61. */
export function NoteText({ note }: { note: OrderDetail['notes'][number] }) {
  const t = useTranslations('ordersPage.notes');
  const nameOf = (id: string) => note.mentions.find((one) => one.id === id)?.name ?? t('former');
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {noteParts(note.message).map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          <span key={index} className="font-semibold text-accent">
            {`@${nameOf(part.mention)}`}
          </span>
        ),
      )}
    </p>
  );
}
