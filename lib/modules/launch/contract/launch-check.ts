import { z } from 'zod';
import { eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { launchLine } from '@/lib/modules/events/contract/launch-line';
import { readLaunchCheckCall } from './paths';

/** What keeps an event from being published, and what its client should know before. */
const launchCheck = z.object({
  /** No blocking line fails: the event can be published. */
  ready: z.boolean(),
  /** Every line that concerns an event of this type and region, in the order in which it is read. */
  lines: z.array(launchLine),
});
export type LaunchCheck = z.output<typeof launchCheck>;

const launchCheckExample: LaunchCheck = {
  ready: false,
  lines: [
    {
      id: 'verification',
      severity: 'blocking',
      passed: true,
      count: 0,
      product: null,
      text: null,
      market_rule: null,
      unserved: null,
    },
    {
      id: 'below_cost',
      severity: 'blocking',
      passed: false,
      count: 1,
      product: { id: 'ff-mug', name: 'Camp Mug' },
      text: null,
      market_rule: null,
      unserved: null,
    },
    {
      id: 'logo',
      severity: 'warning',
      passed: false,
      count: 0,
      product: null,
      text: null,
      market_rule: null,
      unserved: null,
    },
  ],
};

export const readLaunchCheck = route({
  id: 'events.launch-check',
  ...readLaunchCheckCall,
  summary: 'What keeps an event from being published',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: launchCheck,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern-summer' }, response: launchCheckExample },
});
