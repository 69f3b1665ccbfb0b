import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import { PartAlert } from '@/components/admin/part-alert';
import { SizesChosen } from '@/components/size-collection/admin/sizes-chosen';
import { Unanswered } from '@/components/size-collection/admin/unanswered';
import { listInvitees } from '@/lib/modules/size-collection/contract/list-invitees';
import { readSizes } from '@/lib/modules/size-collection/contract/read-sizes';
import { partCall } from '../../../part-call';

/** More would hide what is below; the number of all is said. */
const SHOWN = 30;

interface SizesPanelProps {
  place: { tenant: string; slug: string };
  token: string;
}

/** To the page where people are invited and listed. D4-22. */
async function EveryoneInvited({ slug }: { slug: string }) {
  const t = await getTranslations('inviteesPage');
  return (
    <Link
      href={`/events/${slug}/invitees`}
      prefetch={false}
      className="mt-4 inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('table')}
    </Link>
  );
}

/** A Bulk event's collected sizes. D4-12. */
export async function SizesPanel({ place: params, token }: SizesPanelProps) {
  const [{ data, failure }, t] = await Promise.all([
    partCall(readSizes, { params, token }),
    getTranslations('sizes.overview'),
  ]);
  return (
    <Panel id="event-sizes" title={t('title')}>
      {data ? <SizesChosen grid={data} /> : <PartAlert failure={failure} title={t('failed')} />}
      {data ? <EveryoneInvited slug={params.slug} /> : null}
    </Panel>
  );
}

/** Who of a Bulk event's invitees has not answered. D4-12. */
export async function UnansweredPanel({ place: params, token }: SizesPanelProps) {
  const query = { state: 'unanswered', limit: SHOWN };
  const [{ data, failure }, t] = await Promise.all([
    partCall(listInvitees, { params, query, token }),
    getTranslations('sizes.overview'),
  ]);
  if (!data) return <PartAlert failure={failure} title={t('missingFailed')} />;
  return (
    <Panel id="event-unanswered" title={t('missing', { count: data.total })}>
      <Unanswered invitees={data.invitees} total={data.total} />
    </Panel>
  );
}
