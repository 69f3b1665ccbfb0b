import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Marks the elements that axe reads; present only while it does. */
const MARK = 'data-axe-new';

interface Read extends Window {
  readByAxe?: WeakSet<Element>;
}

/** Keeps in mind what is shown, marks the outermost elements that were not shown before, and returns their number. */
function markNew(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    const read = ((window as Read).readByAxe ??= new WeakSet());
    const visit = (element: Element, inside: boolean): number => {
      const isNew = !read.has(element) && element.checkVisibility({ visibilityProperty: true });
      if (isNew) read.add(element);
      const outermost = isNew && !inside;
      if (outermost) element.setAttribute(mark, '');
      const below = [...element.children].map((child) => visit(child, inside || isNew));
      return below.reduce((sum, count) => sum + count, outermost ? 1 : 0);
    };
    return visit(document.body, false);
  }, MARK);
}

function removeMarks(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, MARK);
}

function forgetWhatWasRead(page: Page): Promise<void> {
  return page.evaluate(() => {
    delete (window as Read).readByAxe;
  });
}

/** A frame in which scripts may run. In any other axe can't, and waits for an answer that never comes. */
const READABLE = 'iframe:not([sandbox=""])';

/** Whether axe would have to read a frame: one of another origin takes a mode that opens a page of its own. */
function hasFrames(page: Page, within: string): Promise<boolean> {
  const selector = `${within} ${READABLE}, ${READABLE}${within}`;
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/**
 * Axe on this page, sent there once per document. Its legacy mode reads a single document as the other mode does, in less
 * than half the time, but no frame of another origin.
 */
async function axeOn(page: Page, framed: boolean): Promise<AxeBuilder> {
  if (framed) return new AxeBuilder({ page });
  const there = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(there ? { page, axeSource: 'window.axe.version' } : { page });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;
const inShort = ({ violations }: Findings) => violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** What axe finds on the page as it is shown now. */
export async function axeFindings(page: Page): Promise<string[]> {
  await forgetWhatWasRead(page);
  await markNew(page);
  await removeMarks(page);
  const readable = await page.locator(READABLE).count();
  const axe = await axeOn(page, readable > 0);
  return inShort(await axe.analyze());
}

/** What axe finds in the parts that were not shown when it last read this page, since another width shows other parts. */
export async function axeFindingsInNewParts(page: Page): Promise<string[]> {
  if ((await markNew(page)) === 0) return [];
  const axe = await axeOn(page, await hasFrames(page, `[${MARK}]`));
  const findings = await axe.include(`[${MARK}]`).analyze();
  await removeMarks(page);
  return inShort(findings);
}
