import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { garmentSvg } from '@/lib/domain/garments/garment-svg';
import type { GarmentFamily } from '@/lib/domain/design/scene-types';
const args = process.argv.slice(2);
const families = (args[0] ?? 'tee').split(',') as GarmentFamily[];
const size = Number(args[1] ?? 560);
const colours = (args[2] ?? '17181a,e8dcc4,1f4d3a').split(',').map((c) => '#' + c);
const sides = (args[3] ?? 'front,back').split(',') as ('front' | 'back')[];
async function main() {
  const cells: { input: Buffer; left: number; top: number }[] = [];
  let row = 0;
  const cols = colours.length;
  for (const family of families)
    for (const side of sides) {
      let c = 0;
      for (const colour of colours) {
        const t = Date.now();
        const svg = garmentSvg({ family, side, colour, width: size });
        const png = new Resvg(svg).render().asPng();
        if (c === 0) console.log(family, side, svg.length, Date.now() - t + 'ms');
        cells.push({ input: Buffer.from(png), left: c * size, top: row * size });
        c++;
      }
      row++;
    }
  await sharp({ create: { width: cols * size, height: row * size, channels: 3, background: '#f4f2ee' } })
    .composite(cells)
    .png()
    .toFile('/tmp/sheet.png');
}
main();
