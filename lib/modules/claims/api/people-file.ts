import { peopleImports } from '@/lib/modules/claims/contract/people-file';
import { PEOPLE_IMPORT } from '@/lib/modules/claims/service/batches/people-import-kind';
import { latestFileImport, readFileImport } from '@/lib/modules/lists/service/imports/read-file-import';
import { applyFileImport, startFileImport } from '@/lib/modules/lists/service/imports/start-file-import';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const placeOf = ({ slug, batch: subject }: { slug: string; batch: string }) => ({ slug, subject });

export const startPeopleImportHandler = defineHandler(
  peopleImports.start,
  ({ tenant, params, query, body }) =>
    startFileImport(PEOPLE_IMPORT, tenant, { ...placeOf(params), bytes: body, name: query.name }),
);

export const latestPeopleImportHandler = defineHandler(peopleImports.latest, ({ tenant, params }) =>
  latestFileImport(PEOPLE_IMPORT, tenant, placeOf(params)),
);

export const readPeopleImportHandler = defineHandler(peopleImports.read, ({ tenant, params, query }) =>
  readFileImport(PEOPLE_IMPORT, tenant, {
    ...placeOf(params),
    id: params.import,
    errorsFrom: query.errors_from,
  }),
);

export const applyPeopleImportHandler = defineHandler(peopleImports.apply, ({ tenant, params }) =>
  applyFileImport(PEOPLE_IMPORT, tenant, { ...placeOf(params), id: params.import }),
);
