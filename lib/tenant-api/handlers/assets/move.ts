import { moveAsset } from '@/lib/contracts/assets/move';
import { moveAsset as move } from '@/lib/services/assets/move-asset';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const moveAssetHandler = defineHandler(moveAsset, async ({ tenant, body }) => ({
  data: await move(tenant, body.img_id, body.temporary_store),
}));
