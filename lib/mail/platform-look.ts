import { BRAND } from '@/lib/kernel/brand';
import type { AccountMailModel } from './templates/account-mail';

/** Sender's name and colours of a mail that comes from the platform and not from a store. */
export const PLATFORM_LOOK: Pick<AccountMailModel, 'storeName' | 'colours'> = {
  storeName: BRAND.name,
  colours: { primary: BRAND.colours.accent, onPrimary: '#ffffff' },
};
