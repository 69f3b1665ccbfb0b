import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { deleteSentPictures, findSentPictures } from '@/lib/modules/uploads/data/personal-data';
import { screenKey } from './file-names';

/** Pictures that somebody sent to have them printed, and the names of their files. D46-2. */
export const uploadsPersonalData: PersonalDataPart = {
  name: 'pictures',
  columns: ['uploads.name'],
  find: async (tx, subject) =>
    (await findSentPictures(tx, subject)).map(({ fileId, name, contentType, at }) =>
      heldRecord({ kind: 'picture', id: fileId, at, fields: { name, content_type: contentType } }),
    ),
  async erase(context, subject) {
    const { tenantId } = context;
    const pictures = await withTenant(context, (tx) => findSentPictures(tx, subject));
    for (const { fileId, storageKey } of pictures) {
      await fileStore().remove(storageKey);
      await fileStore().remove(screenKey({ kind: 'tenant', tenantId }, fileId));
    }
    await withTenant(context, (tx) => deleteSentPictures(tx, tenantId, pictures));
    return pictures.length;
  },
};
