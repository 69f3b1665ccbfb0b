import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { OpenClientAct } from './open-client-act';

interface OpenFirstProps {
  client: { id: string; name: string };
  /** What staff came for: to change an event of the client, or to make one. */
  purpose: 'change' | 'create';
}

/** Says that a client's own is changed once it is open, and opens it: everything below can be read as it is. D43-12 */
export function OpenFirst({ client, purpose }: OpenFirstProps) {
  const t = useTranslations('admin.opening.first');
  const names = { client: client.name };
  return (
    <Alert
      tone="info"
      title={purpose === 'change' ? t('change.title', names) : t('create.title', names)}
      actions={<OpenClientAct {...client} small />}
      className="mt-5"
    >
      <p>{purpose === 'change' ? t('change.text') : t('create.text')}</p>
    </Alert>
  );
}
