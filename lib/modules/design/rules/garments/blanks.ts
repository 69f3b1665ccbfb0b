import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { Blank } from './blank';
import { bottle } from './bottle';
import { cap } from './cap';
import { hoodie } from './hoodie';
import { jacket } from './jacket';
import { kidsTee } from './kids-tee';
import { mug } from './mug';
import { sticker } from './sticker';
import { tee } from './tee';
import { tote } from './tote';

export const BLANKS: Readonly<Record<GarmentFamily, Blank>> = {
  tee,
  'kids-tee': kidsTee,
  hoodie,
  jacket,
  cap,
  tote,
  mug,
  bottle,
  sticker,
};
