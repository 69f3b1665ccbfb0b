import type { Locator, Page } from '@playwright/test';

/** Names and figures of a list of totals, in the order in which they stand. */
export async function pageFigures(list: Locator): Promise<[string, string][]> {
  await list.first().waitFor();
  return list
    .locator('> div')
    .evaluateAll((rows) =>
      rows.map((row): [string, string] => [
        row.querySelector('dt')?.textContent?.trim() ?? '',
        row.querySelector('dd')?.textContent?.trim() ?? '',
      ]),
    );
}

/** The rows of two cells in a mail's HTML, which is read by a browser as a mail program does. */
export async function mailFigures(page: Page, html: string): Promise<[string, string][]> {
  return page.evaluate((source) => {
    const rows = [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('tr')];
    return rows.flatMap((row): [string, string][] => {
      const [name, figure, ...more] = [...row.children].map((cell) => cell.textContent?.trim() ?? '');
      return name && figure && more.length === 0 ? [[name, figure]] : [];
    });
  }, html);
}

/** `Name: figure` and `Name figure` lines of a text whose figure is an amount. */
export function textFigures(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line): [string, string][] => {
    const [, name, figure] = /^([A-Z][\w ()]*?):? (-?[£$€]\s?[\d.,]+)$/.exec(line) ?? [];
    return name && figure ? [[name, figure]] : [];
  });
}
