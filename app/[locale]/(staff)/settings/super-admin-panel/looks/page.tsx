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
import { readLookUses } from '@/lib/modules/storefront/contract/look-uses';
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

/** How many stores use each; the lists are shown without it where it can't be read. */
async function usesOf(token: string) {
  const { data } = await partCall(readLookUses, { token });
  if (!data) return { palettes: null, fonts: null };
  return {
    palettes: new Map(data.palettes.map(({ id, stores }) => [id, stores])),
    fonts: new Map(data.fonts.map(({ family, stores }) => [family, stores])),
  };
}

interface PartProps {
  token: string;
  mayAct: boolean;
  uses: ReturnType<typeof usesOf>;
}

async function Palettes({ token, mayAct, uses }: PartProps) {
  const [found, used, t] = await Promise.all([
    partCall(listPalettes, { token }),
    uses,
    getTranslations('platformPalettes'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <PaletteList palettes={found.data.palettes} uses={used.palettes} mayAct={mayAct} />
      )}
    </div>
  );
}

async function Fonts({ token, mayAct, uses }: PartProps) {
  const [found, used, t] = await Promise.all([
    partCall(listStaffFonts, { token }),
    uses,
    getTranslations('platformFonts'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <FontList fonts={found.data.fonts} uses={used.fonts} mayAct={mayAct} />
      )}
    </div>
  );
}

/** The colours and fonts that new stores and designs can choose from, and how many stores use each. S2.2-326, S2.2-329, S2.2-333. */
export default async function LooksPage({ params }: LooksPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('platformPalettes'),
    pickMessages([...LIST_MESSAGES, ...MESSAGES]),
  ]);
  const part = { token, mayAct: can(actor, 'super_admin_panel.update'), uses: usesOf(token) };
  return (
    <ListPage title={t('pageTitle')} detail={t('pageLead')} messages={messages}>
      <SettingsTabs actor={actor} current="looks" />
      <p className="mt-4 max-w-prose text-[0.9375rem] text-muted">{t('usesText')}</p>
      <Suspense fallback={<ListSkeleton />}>
        <Palettes {...part} />
      </Suspense>
      <Suspense fallback={<ListSkeleton />}>
        <Fonts {...part} />
      </Suspense>
    </ListPage>
  );
}
