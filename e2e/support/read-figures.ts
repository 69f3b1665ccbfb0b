import type { Locator, Page } from '@playwright/test';

/** Labels and amounts of a list of totals, in order. */
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

/** The two-column rows of a mail's HTML, rendered by a browser. */
export async function mailFigures(page: Page, html: string): Promise<[string, string][]> {
  return page.evaluate((source) => {
    const rows = [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('tr')];
    return rows.flatMap((row): [string, string][] => {
      const [name, figure, ...more] = [...row.children].map((cell) => cell.textContent?.trim() ?? '');
      return name && figure && more.length === 0 ? [[name, figure]] : [];
    });
  }, html);
}

/** Lines of the form `Name: amount` or `Name amount`. */
export function textFigures(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line): [string, string][] => {
    const [, name, figure] = /^([A-Z][\w ()]*?):? (-?[£$€]\s?[\d.,]+)$/.exec(line) ?? [];
    return name && figure ? [[name, figure]] : [];
  });
}
