'use client';

import { usePrivacy } from '@/lib/modules/privacy/client/privacy';
import type { Privacy } from '@/lib/modules/privacy/contract/privacy';
import { ErasuresPanel } from './erasures-panel';
import { FindPanel } from './find-panel';
import { RecordPanel } from './record-panel';
import { RequestsPanel } from './requests-panel';
import { RetentionPanel } from './retention-panel';

/** A client's privacy page: find, export and erase people, what they ask for, and how long data is kept. D46. */
export function PrivacyScreen({ tenant, first }: { tenant: string; first: Privacy }) {
  const { data = first } = usePrivacy(tenant, first);
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid grid-cols-1 gap-5">
        <FindPanel tenant={tenant} />
        <ErasuresPanel tenant={tenant} erasures={data.erasures} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <RequestsPanel tenant={tenant} requests={data.requests} />
        <RetentionPanel tenant={tenant} first={first.retention} />
        <RecordPanel tenant={tenant} />
      </div>
    </div>
  );
}
