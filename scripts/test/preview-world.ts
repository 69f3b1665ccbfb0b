import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPreviews } from '@/lib/modules/catalogue/data/list-previews';
import type { JobPayloads } from '@/lib/db/enqueue';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import {
  previewKey,
  type PictureFormat,
  type PictureWidth,
} from '@/lib/modules/catalogue/service/preview-key';
import { previewVersion } from '@/lib/modules/catalogue/service/preview-url';
import { buildRouter } from '@/lib/tenant-api/router';
import { openApiDoor } from './api-door';
import { createTestDatabase } from './database';
import { setTestEnv, TEST_SECRETS } from './env';
import { layStore } from './fixtures/lay-store';
import { FJORD, TIDEWATER } from './fixtures/stores';
import { openOwnerPool } from './owner-pool';

/** Two stores whose pictures can be requested, and stored as the worker would render them. */
export async function openPreviews(handler: Parameters<typeof buildRouter>[0][number]) {
  const database = await createTestDatabase();
  const files = await mkdtemp(join(tmpdir(), 'merchloom-preview-'));
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, FILES_DIR: files });
  const owner = openOwnerPool(database.ownerUrl);
  const door = await openApiDoor(buildRouter([handler]));
  await layStore({ ...FJORD, account: null });
  await layStore(TIDEWATER);
  return {
    async get(path: string, accept?: string) {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const response = await door.fetch(new Request(`http://api${path}`, { headers }));
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async versionOf(productId: string): Promise<string> {
      const listed = await withTenant({ tenantId: 'ten_fjord', actor: 'system' }, listPreviews);
      const preview = listed.find((one) => one.productId === productId);
      if (!preview) throw new Error('not listed');
      return previewVersion(preview);
    },
    async put(version: string, format: PictureFormat, width: PictureWidth = 600): Promise<void> {
      const made = width === 600 ? `made ${format}` : `made ${format} ${width}`;
      await fileStore().put(previewKey('ten_fjord', version, { format, width }), Buffer.from(made));
    },
    /** The pictures that the worker is to draw, as its jobs name them. */
    async askedFor(): Promise<JobPayloads['draw-preview'][]> {
      const { rows } = await owner.pool.query<{ payload: JobPayloads['draw-preview'] }>(
        `select j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'draw-preview'`,
      );
      return rows.map(({ payload }) => payload);
    },
    async close() {
      await owner.close();
      await door.close();
      await closeDatabasePool();
      await database.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
export type Previews = Awaited<ReturnType<typeof openPreviews>>;
