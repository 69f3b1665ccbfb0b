import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { FontList } from '@/components/design/staff/font-list';
import { PaletteList } from '@/components/storefront/staff/palettes/palette-list';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listStaffFonts } from '@/lib/modules/design/contract/staff-fonts';
import { listPalettes } from '@/lib/modules/storefront/contract/palettes';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface LooksPageProps {
  params: Promise<{ locale: string }>;
}

const MESSAGES: readonly MessageName[] = [
  'platformPalettes',
  'platformFonts',
  'eventBuilder.look',
  'storeConfiguration.colours',
  'adminKit',
  'ui',
];

export async function generateMetadata({ params }: LooksPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'platformPalettes' });
  return { title: t('pageTitle') };
}

async function Palettes({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([
    partCall(listPalettes, { token }),
    getTranslations('platformPalettes'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <PaletteList palettes={found.data.palettes} mayAct={mayAct} />
      )}
    </div>
  );
}

async function Fonts({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([
    partCall(listStaffFonts, { token }),
    getTranslations('platformFonts'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <FontList fonts={found.data.fonts} mayAct={mayAct} />
      )}
    </div>
  );
}

/** The colours and fonts that new stores and designs can choose from. S2.2-326, S2.2-329. */
export default async function LooksPage({ params }: LooksPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('platformPalettes'),
    pickMessages([...LIST_MESSAGES, ...MESSAGES]),
  ]);
  return (
    <ListPage title={t('pageTitle')} detail={t('pageLead')} messages={messages}>
      <SettingsTabs actor={actor} current="looks" />
      <Suspense fallback={<ListSkeleton />}>
        <Palettes token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
      <Suspense fallback={<ListSkeleton />}>
        <Fonts token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
