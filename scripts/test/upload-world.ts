import type { JobPayloads } from '@/lib/db/enqueue';
import type { UploadBegun, UploadState } from '@/lib/modules/uploads/contract/upload';
import { addTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import {
  temporaryStoreExample,
  type TemporaryStore,
} from '@/lib/modules/event-builder/contract/temporary-store';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { storeToken } from '@/lib/modules/event-builder/service/store-token';
import { processUpload } from '@/lib/modules/uploads/service/process-upload';
import { readFileHandler, readTemporaryFileHandler } from '@/lib/modules/uploads/api/read-file';
import * as stores from '@/lib/modules/uploads/api/store-uploads';
import * as temporary from '@/lib/modules/event-builder/api/temporary-uploads';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { startDemoWorld, type DemoWorld } from './demo-world';

type Job = JobPayloads['process-upload'];

const QUEUE = `graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = 'process-upload'`;

/** The browser's part of an upload, using the calls of `world`. */
function sender(world: DemoWorld) {
  const put = (base: string, token: string, part: number, bytes: Buffer, person?: string) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'POST', body: new Uint8Array(bytes), headers };
    return world.ask(`${base}/${token}/parts/${part}`, init, person);
  };
  const finish = (base: string, token: string, person?: string) =>
    world.post(`${base}/${token}/finish`, {}, person);
  const begun = async (base: string, bytes: Buffer, person?: string): Promise<UploadBegun> => {
    const input = { name: 'a picture.png', type: 'image/png', bytes: bytes.length };
    const answer = await world.post(base, input, person);
    if (answer.status !== 200) throw new Error(`begin answered ${answer.text}`);
    return answer.json.data as unknown as UploadBegun;
  };
  return {
    put,
    finish,
    begun,
    begin: (base: string, body: Record<string, unknown>, person?: string) => world.post(base, body, person),
    read: async (base: string, token: string, lang = 'en'): Promise<UploadState> => {
      const { json } = await world.get(`${base}/${token}?lang=${lang}`);
      return json.data as unknown as UploadState;
    },
    sent: async (base: string, bytes: Buffer, person?: string): Promise<string> => {
      const { token, parts, part_size: size } = await begun(base, bytes, person);
      for (let part = 1; part <= parts; part += 1) {
        const answer = await put(base, token, part, bytes.subarray((part - 1) * size, part * size), person);
        if (answer.status !== 200) throw new Error(`part ${part} answered ${answer.text}`);
      }
      await finish(base, token, person);
      return token;
    },
  };
}

/** The demo data with the calls of uploads and further ones, a browser's part, and a worker that runs on request. */
export async function startUploadWorld(further: readonly ApiHandler[] = []) {
  const world = await startDemoWorld([
    ...further,
    readTemporaryFileHandler,
    ...Object.values(temporary),
    readFileHandler,
    ...Object.values(stores),
  ]);
  const browser = sender(world);
  /** Runs the worker once on every waiting picture. */
  const work = async (attempt = { last: false }): Promise<number> => {
    const jobs = await world.asOwner<{ payload: Job }>(`delete from ${QUEUE} returning j.payload`);
    for (const { payload } of jobs) await processUpload(payload, attempt);
    return jobs.length;
  };
  return {
    ...world,
    ...browser,
    work,
    /** Uploads a picture and runs the worker on it. */
    upload: async (base: string, bytes: Buffer, person?: string): Promise<UploadState> => {
      const token = await browser.sent(base, bytes, person);
      await work();
      return browser.read(base, token);
    },
    /** Creates a temporary store; returns it with its upload target. */
    builderStore: async (store: Partial<TemporaryStore> = {}) => {
      const id = newId('temporaryStore');
      await withDirectory((tx) =>
        addTemporaryStore(tx, { id, store: { ...temporaryStoreExample, ...store }, at: now() }),
      );
      return { id, base: `/api/event-builder/uploads/${storeToken(id)}` };
    },
  };
}

export type UploadWorld = Awaited<ReturnType<typeof startUploadWorld>>;
