/** @jest-environment node */
import { clearDrafts } from '@/lib/modules/event-builder/service/clear-drafts';
import { clearTemporaryStores } from '@/lib/modules/event-builder/service/clear-temporary-stores';
import { reconcilePayments } from '@/lib/modules/payments/service/reconcile';
import { warmPreviews } from '@/lib/modules/catalogue/service/warm-previews';
import { purgeProducts } from '@/lib/modules/catalogue/service/purge-products';
import { clearWebhooks } from '@/lib/modules/integrations/service/clear-webhooks';
import { mergeFigures } from '@/lib/modules/figures/service/merge-figures';
import { purgeEvents } from '@/lib/modules/events/service/purge-events';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { purgeFiles } from '@/lib/modules/uploads/service/purge-files';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { SCHEDULED_TASKS } from './scheduled-tasks';

jest.mock('@/lib/modules/event-builder/service/clear-drafts');
jest.mock('@/lib/modules/event-builder/service/clear-temporary-stores');
jest.mock('@/lib/modules/payments/service/reconcile');
jest.mock('@/lib/modules/catalogue/service/warm-previews');
jest.mock('@/lib/modules/catalogue/service/purge-products');
jest.mock('@/lib/modules/events/service/purge-events');
jest.mock('@/lib/modules/figures/service/merge-figures');
jest.mock('@/lib/modules/integrations/service/clear-webhooks');
jest.mock('@/lib/modules/uploads/service/clear-uploads');
jest.mock('@/lib/modules/uploads/service/purge-files');

beforeAll(() => setTestEnv(TEST_SECRETS));

test('each task does its work, and hands on the signal to stop', async () => {
  const called: string[] = [];
  jest.mocked(reconcilePayments).mockImplementation(async () => called.push('payments'));
  jest.mocked(warmPreviews).mockImplementation(async () => ({ made: called.push('previews'), failed: 0 }));
  jest.mocked(clearTemporaryStores).mockImplementation(async () => called.push('stores'));
  jest.mocked(clearDrafts).mockImplementation(async () => called.push('drafts'));
  jest.mocked(purgeFiles).mockImplementation(async () => called.push('files'));
  jest.mocked(clearUploads).mockImplementation(async () => called.push('uploads'));
  jest.mocked(purgeEvents).mockImplementation(async () => ({ purged: called.push('events'), failed: 0 }));
  jest.mocked(purgeProducts).mockImplementation(async () => ({ purged: called.push('products'), failed: 0 }));
  jest.mocked(mergeFigures).mockImplementation(async () => ({ merged: called.push('figures'), failed: 0 }));
  jest.mocked(clearWebhooks).mockImplementation(async () => ({ events: called.push('webhooks'), tokens: 0 }));
  const { signal } = new AbortController();
  await SCHEDULED_TASKS['reconcile-payments'](signal);
  await SCHEDULED_TASKS['warm-previews'](signal);
  await SCHEDULED_TASKS['clear-unused'](signal);
  await SCHEDULED_TASKS['purge-events'](signal);
  await SCHEDULED_TASKS['purge-products'](signal);
  await SCHEDULED_TASKS['merge-figures'](signal);
  await SCHEDULED_TASKS['clear-webhooks'](signal);
  expect(called).toEqual([
    'payments',
    'previews',
    ...['drafts', 'stores', 'uploads', 'files'],
    'events',
    'products',
    'figures',
    'webhooks',
  ]);
  expect(jest.mocked(mergeFigures)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(clearWebhooks)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(warmPreviews)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(purgeEvents)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(purgeProducts)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(clearDrafts)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(purgeFiles)).toHaveBeenCalledWith(signal);
  expect(jest.mocked(clearUploads)).toHaveBeenCalledWith(signal);
});
