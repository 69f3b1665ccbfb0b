import { REGIONS, type Region } from '@/lib/kernel/regions';

/** Test keys only; the stand-in has no `live` mode. */
export interface RegionKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The keys of a region's platform account: `sk_test_sandbox_uk`, `pk_test_sandbox_uk`, `whsec_sandbox_uk`. */
export function sandboxKeys(region: Region): RegionKeys {
  const name = region.toLowerCase();
  return {
    secretKey: `sk_test_sandbox_${name}`,
    publishableKey: `pk_test_sandbox_${name}`,
    webhookSecret: `whsec_sandbox_${name}`,
  };
}

export interface KeyHolder {
  region: Region;
  kind: 'secret' | 'publishable';
}

const HOLDERS = new Map<string, KeyHolder>();
for (const region of REGIONS) {
  const keys = sandboxKeys(region);
  HOLDERS.set(keys.secretKey, { region, kind: 'secret' });
  HOLDERS.set(keys.publishableKey, { region, kind: 'publishable' });
}

export function holderOf(key: string): KeyHolder | undefined {
  return HOLDERS.get(key);
}
