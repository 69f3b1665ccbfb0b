import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** No build has the gallery, so no build refuses a chart in the browser's part of it. */
test.each(['gallery.tsx', 'sections.tsx', 'chart-section.tsx'])(
  '%s stays on the server, as charts are drawn there',
  (name) => {
    const source = readFileSync(join(process.cwd(), 'components/admin/gallery', name), 'utf8');
    expect(source).not.toMatch(/^['"]use client/);
  },
);
