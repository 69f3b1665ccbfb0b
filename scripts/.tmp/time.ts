import { Resvg } from '@resvg/resvg-js';
import { garmentSvg } from '@/lib/domain/garments/garment-svg';
for (const f of (process.argv[2]??'tee').split(',')) { const svg = garmentSvg({ family: f as 'tee', side: 'front', colour: '#1f4d3a', width: 600 });
for (let i=0;i<3;i++){const t=Date.now(); new Resvg(svg).render().asPng(); console.log(f, Date.now()-t);} }
