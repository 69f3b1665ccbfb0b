import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  FILES_DIR: z.string().default('.data/files'),
});

/** Where files are kept. */
export const filesEnv = envReader(schema);
