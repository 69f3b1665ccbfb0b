import { appEnv } from '@/lib/env/app';
import { filesEnv } from '@/lib/env/files';
import { pusherEnv } from '@/lib/env/pusher';
import { stripeEnv, stripeKeys } from '@/lib/env/stripe';
import { REGIONS } from '@/lib/kernel/regions';
import {
  listSubProcessors,
  parseSubProcessors,
  type SubProcessor,
} from '@/lib/modules/site/rules/sub-processors';

/** Vendors that the settings tell of by themselves; a stand-in is none. */
function usedBySettings(): SubProcessor[] {
  const files = filesEnv();
  const used: [boolean, SubProcessor][] = [
    [
      stripeEnv().apiUrl === undefined && REGIONS.some((region) => stripeKeys(region) !== null),
      { name: 'Stripe Payments Europe, Limited', country: 'Ireland', task: 'payments' },
    ],
    [
      pusherEnv().PUSHER_HOST === undefined,
      { name: 'Pusher Limited', country: 'United Kingdom', task: 'realtime' },
    ],
    [
      files.S3_BUCKET !== undefined && files.S3_ENDPOINT === undefined,
      { name: 'Amazon Web Services EMEA SARL', country: 'Luxembourg', task: 'files' },
    ],
  ];
  return used.flatMap(([isUsed, processor]) => (isUsed ? [processor] : []));
}

/** The companies that process personal data for this installation. S2.1-54. */
export function readSubProcessors(): SubProcessor[] {
  return listSubProcessors(parseSubProcessors(appEnv().SUB_PROCESSORS), usedBySettings());
}
