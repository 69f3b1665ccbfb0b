import { moveAsset } from '@/lib/modules/event-builder/contract/move-asset';
import { moveAsset as move } from '@/lib/modules/event-builder/service/move-asset';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const moveAssetHandler = defineHandler(moveAsset, async ({ tenant, body }) => ({
  data: await move(tenant, body.img_id, body.temporary_store),
}));
