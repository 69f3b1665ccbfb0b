import { getTranslations } from 'next-intl/server';
import { Panel } from '@/components/admin/panel';
import { PartAlert } from '@/components/admin/part-alert';
import { SizesChosen } from '@/components/size-collection/admin/sizes-chosen';
import { Unanswered } from '@/components/size-collection/admin/unanswered';
import { listInvitees } from '@/lib/modules/size-collection/contract/list-invitees';
import { readSizes } from '@/lib/modules/size-collection/contract/read-sizes';
import { partCall } from '../../../part-call';

/** More would hide what is below; the number of all is said. */
const SHOWN = 30;

interface SizesPanelsProps {
  place: { tenant: string; slug: string };
  token: string;
}

/** A Bulk event's collected sizes, and who is missing. D4-12. */
export async function SizesPanels({ place: params, token }: SizesPanelsProps) {
  const query = { state: 'unanswered', limit: SHOWN };
  const [sizes, missing, t] = await Promise.all([
    partCall(readSizes, { params, token }),
    partCall(listInvitees, { params, query, token }),
    getTranslations('sizes.overview'),
  ]);
  return (
    <>
      <Panel id="event-sizes" title={t('title')}>
        {sizes.data ? (
          <SizesChosen grid={sizes.data} />
        ) : (
          <PartAlert failure={sizes.failure} title={t('failed')} />
        )}
      </Panel>
      {sizes.data?.invited === 0 ? null : (
        <Panel id="event-unanswered" title={t('missing', { count: missing.data?.total ?? 0 })}>
          {missing.data ? (
            <Unanswered invitees={missing.data.invitees} total={missing.data.total} />
          ) : (
            <PartAlert failure={missing.failure} title={t('missingFailed')} />
          )}
        </Panel>
      )}
    </>
  );
}
