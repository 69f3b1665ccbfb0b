import { shopPlatform } from '@/lib/shop-platform';
import { isOn } from '@/lib/switches/is-on';

/** Whether shops can be connected: this installation has an app for it, and staff have not turned it off. S4-40, S2.2-287. */
export async function mayConnect(): Promise<boolean> {
  return shopPlatform().isReady() && (await isOn('shop_connect'));
}
