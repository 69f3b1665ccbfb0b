// `npm run client:build`: writes the client for programs into dist/merchloom-client, ready for `npm pack` and `npm publish`.
import { join } from 'node:path';
import { writeClient } from './write-client';

const folder = join(process.cwd(), 'dist/merchloom-client');
writeClient(folder).then(
  () => process.stdout.write(`Written to ${folder}\n`),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
