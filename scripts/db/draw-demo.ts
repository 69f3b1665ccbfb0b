// A part of the build: draws the demo's product pictures into the folder DEMO_PICTURES. Needs no database.
import { now } from '@/lib/kernel/clock';
import { demoPictures } from '../seed/pictures/demo-pictures';
import { drawPictures } from '../seed/pictures/draw-pictures';
import { catalogue } from '../seed/products/rows';
import { runScript } from './run-script';

runScript(async (env) => {
  if (!env.DEMO_PICTURES) throw new Error('DEMO_PICTURES is not set');
  return { drawn: await drawPictures(env.DEMO_PICTURES, demoPictures(catalogue(now()))) };
});
