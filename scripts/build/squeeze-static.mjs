import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a compressed copy beside each script and style sheet of a build, at maximum compression; Next would compress
 * per request, and less (lib/edge/static-files.ts sends the copies).
 * @param {string} folder Next's `static`
 */
export async function squeezeStatic(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && TEXT.test(one.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${path}.br`, await brotli(text, { params }));
      await writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
