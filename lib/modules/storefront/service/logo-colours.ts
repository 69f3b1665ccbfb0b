import { invalid, notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readPixels } from '@/lib/files/images/read-pixels';
import type { LogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { paletteOf } from '@/lib/modules/storefront/rules/branding/palette';
import { proposalsOf } from '@/lib/modules/storefront/rules/branding/proposals';
import { logoBytes } from './store-logo';

/** The bytes of the store's own logo. Throws 422 where it has none. */
async function ownLogo(context: TenantContext, url: string): Promise<Buffer> {
  const bytes = await logoBytes(context, url);
  if (!bytes) throw invalid({ logo: ['required'] });
  return bytes;
}

/**
 * The colours of a logo, and three colour sets made from them: of the sent picture, which is not kept, else of the store's
 * own logo. Throws 404 for another tenant's store, 422 for a picture that is none or too large and where there is no logo,
 * and 503 when too many pictures are being read. S2.2-36.
 */
export async function logoColours(
  context: TenantContext,
  slug: string,
  logo: File | undefined,
): Promise<LogoColours> {
  const row = await withTenant(context, (tx) => readConfiguration(tx, context.tenantId, slug));
  if (!row) throw notFound();
  const bytes = logo
    ? Buffer.from(await logo.arrayBuffer())
    : await ownLogo(context, row.configuration.content.customLogo.url);
  const pixels = await readPixels(bytes);
  if (!pixels.ok) throw invalid({ logo: [pixels.error] });
  const colours = paletteOf(pixels.value);
  return { colours, proposals: proposalsOf(colours) };
}
