import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface ShowChangesProps {
  count: number;
  onShow: () => void;
}

/** How much has changed since the board was last shown; the cards move only when asked to. S2.2-163. */
export function ShowChanges({ count, onShow }: ShowChangesProps) {
  const t = useTranslations('ordersBoard');
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? t('changed', { count }) : ''}
      </p>
      {count > 0 ? (
        <Button variant="secondary" size="sm" onClick={onShow}>
          {t('show', { count })}
        </Button>
      ) : null}
    </>
  );
}
