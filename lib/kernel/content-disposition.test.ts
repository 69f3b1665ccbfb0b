/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { contentDisposition, safeFileName } from './content-disposition';

const HEADER = /^attachment; filename="([ !#-$&-[\]-~]+)"; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/;

/** The name that a browser takes: the second one, which is in full. */
function nameOf(header: string): string {
  const [, ascii, full] = HEADER.exec(header) ?? [];
  expect([header, ascii, full]).not.toContain(undefined);
  return decodeURIComponent(full ?? '');
}

describe('the header of a download (S5-66)', () => {
  test.each([
    ['fjord-fern.csv', 'fjord-fern.csv', 'fjord-fern.csv'],
    ['Rechnung für Ærø.pdf', 'Rechnung fur _r_.pdf', 'Rechnung f%C3%BCr %C3%86r%C3%B8.pdf'],
    ['配送.csv', '__.csv', '%E9%85%8D%E9%80%81.csv'],
    ["it's (1)*.csv", "it's (1)_.csv", 'it%27s%20%281%29_.csv'],
    ['50%25.csv', '50_25.csv', '50%2525.csv'],
    ['../../etc/passwd', '_.._etc_passwd', '_.._etc_passwd'],
    ['C:\\temp\\a.csv', 'C__temp_a.csv', 'C__temp_a.csv'],
    ['.htaccess', 'htaccess', 'htaccess'],
    ['a"; filename="evil.exe', 'a_; filename=_evil.exe', 'a_%3B%20filename%3D_evil.exe'],
    ['a\r\nSet-Cookie: x=1.csv', 'aSet-Cookie_ x=1.csv', 'aSet-Cookie_%20x%3D1.csv'],
    ['photo\u202egnp.exe', 'photognp.exe', 'photognp.exe'],
    ['half \ud800.csv', 'half .csv', 'half%20.csv'],
    ['', 'download', 'download'],
    ['...', 'download', 'download'],
  ])('%j', (name, ascii, full) => {
    expect(contentDisposition('attachment', name)).toBe(
      `attachment; filename="${ascii}"; filename*=UTF-8''${full.replaceAll(' ', '%20')}`,
    );
  });

  test('a long name keeps its ending, and is not cut in a character', () => {
    const long = safeFileName(`${'🧦'.repeat(200)}.csv`);
    expect(long).toBe(`${'🧦'.repeat(146)}.csv`);
    expect(nameOf(contentDisposition('attachment', long))).toBe(long);
  });

  test('500 hostile names: one header, one name, of this folder', () => {
    for (const text of HOSTILE_TEXTS) {
      const header = contentDisposition('attachment', text);
      const name = nameOf(header);
      expect([text, /[\\/:*?"<>|]|\p{Cc}|\u202e|^\./u.test(name)]).toEqual([text, false]);
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
    }
  });

  test('nothing else in the product writes it', () => {
    const sources = ['lib', 'app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const answers = sources
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => /content-disposition['"]?\s*[:,]/i.test(readFileSync(file, 'utf8')))
      .filter((file) => !readFileSync(file, 'utf8').includes("'content-disposition': contentDisposition("));
    expect(answers).toEqual([]);
    expect(sources.length).toBeGreaterThan(1000);
  });
});
