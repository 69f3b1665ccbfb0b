/** @jest-environment node */
import { flat } from '@/scripts/test/hostile-pictures';
import { startUploadWorld, type UploadWorld } from '@/scripts/test/upload-world';
import { pictureLine } from './finish-upload';

jest.setTimeout(120_000);

const STORE = '/api/ten_fjord/fjord-fern/uploads';

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld();
});
afterAll(() => world.close());

test('a sender’s pictures wait in one line, whatever browser it claims to be; somebody else’s in another', async () => {
  const lineFor = (address: string, userId?: string) =>
    pictureLine(
      { kind: 'tenant', tenantId: 'ten_fjord', eventId: 'evt_1' },
      { address, browser: 'b', ...(userId ? { userId } : {}) },
    );
  const lines = Array.from({ length: 200 }, (_, at) => lineFor(`192.0.2.${at}`));
  expect(lineFor('192.0.2.1')).toBe(lines[1]);
  expect(new Set(lines).size).toBe(8);
  expect(lines).not.toContain(lineFor('192.0.2.1', 'usr_isla'));
  await world.sent(STORE, await flat(300, 200).png().toBuffer());
  const [job] = await world.asOwner<{ queue: string }>(
    `select q.queue_name as queue from graphile_worker._private_jobs j
     join graphile_worker._private_job_queues q on q.id = j.job_queue_id where q.queue_name like 'pictures:%'`,
  );
  expect(job?.queue).toMatch(/^pictures:ten_fjord:[0-7]$/);
  await world.work();
});
