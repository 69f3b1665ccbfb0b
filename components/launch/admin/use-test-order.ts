import { useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import { placeTestOrderCall } from '@/lib/modules/launch/contract/paths';
import type { placeTestOrder, TestOrder } from '@/lib/modules/launch/contract/test-order';

/** The last test order that was placed, or why there is none; while one is being placed, neither. */
type State = { order: TestOrder } | { error: unknown } | 'busy' | null;

/** Places test orders, one at a time: a second click, or a dialog opened again meanwhile, waits for the first. */
export function useTestOrder(params: { tenant: string; slug: string }) {
  const [state, setState] = useState<State>(null);
  async function place() {
    if (state === 'busy') return;
    setState('busy');
    try {
      setState({
        order: await browserCall<typeof placeTestOrder>(placeTestOrderCall, { params, body: {} }),
      });
    } catch (error) {
      setState({ error });
    }
  }
  return { state, place };
}
