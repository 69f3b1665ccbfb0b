import type { DemoWorld } from '@/scripts/test/demo-world';

/** Two new pictures in the library of ten_fjord that nothing shows, and when they were last changed. */
export interface OwnFiles {
  libraryFile: string;
  otherFile: string;
  fileAt: string;
}

let files = 0;

export async function newFiles(world: Pick<DemoWorld, 'sql'>): Promise<OwnFiles> {
  files += 1;
  const [libraryFile, otherFile] = [`fil_foreign_${files}`, `fil_another_${files}`];
  const fileAt = '2026-01-01T00:00:00.000Z';
  for (const id of [libraryFile, otherFile]) {
    await world.sql(
      `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, name, in_library, updated_at)
       values ('ten_fjord', $1, 'artwork', 'ten_fjord/logo.webp', 'image/webp', 1, '\\x00', 'A picture', true, $2)`,
      [id, fileAt],
    );
  }
  return { libraryFile, otherFile, fileAt };
}
