// `npm run fulfiller:api`: writes docs/fulfiller-api/openapi.json, which a test compares with the schemas.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { buildFulfillerDocument } from './build-document';

const file = join(process.cwd(), 'docs/fulfiller-api/openapi.json');
const json = JSON.stringify(buildFulfillerDocument(), null, 2);

format(json, { parser: 'json', printWidth: 110 })
  .then((text) => writeFile(file, text))
  .then(
    () => process.stdout.write(`Written to ${file}\n`),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    },
  );
