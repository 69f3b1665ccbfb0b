import { z } from 'zod';
import { storeConfigUpdate } from '@/lib/modules/storefront/contract/update';

/** What the editor checks before it sends; loaded once the page is idle, since its first paint needs none of it. */
export const editorSchema = z.object({ storeConfig: storeConfigUpdate });
