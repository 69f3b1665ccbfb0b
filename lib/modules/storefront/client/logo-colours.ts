import { browserCall } from '@/lib/client/browser';
import type { LogoColours, readLogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import { logoColoursCall } from '@/lib/modules/storefront/contract/paths';
import { bracketForm } from './bracket-form';

/** The colours of a chosen logo, else of the store's own, and colour sets made from them. Rejects with an ApiError. */
export function readLogoColoursOf(
  { tenant, slug }: { tenant: string; slug: string },
  logo: File | undefined,
): Promise<LogoColours> {
  const body = logo ? bracketForm({ logo }) : {};
  return browserCall<typeof readLogoColours>(logoColoursCall, { params: { tenant, slug }, body });
}
