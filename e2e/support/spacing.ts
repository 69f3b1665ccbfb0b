import { expect, type Page } from '@playwright/test';

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Lasts over the loads of a page. */
export async function widenText(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}

/** A line of a text that is in sight, in px of the window. */
interface Line {
  text: string;
  /** Its element's and its layer's places in the document: bars and dialogs lie over the page on purpose. */
  element: number;
  layer: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  fault: 'is cut off' | 'leaves its control' | 'leaves the window' | null;
}

/** The lines of all texts in sight. Of a logo the mark stays, and a picture of a page has a text of its own. */
function linesInSight(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const ignored =
      '.sr-only, [aria-hidden="true"], [inert], [role="img"], [data-logotype], svg, script, style';
    const all = [...document.querySelectorAll('*')];
    const ownLines = (one: Element) =>
      [...one.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
        return isText ? [...range.getClientRects()].filter(({ width }) => width > 1) : [];
      });
    /** Undefined for what is scrolled out of sight, or for screen readers alone. */
    const faultOf = (one: Element, line: DOMRect): Line['fault'] | undefined => {
      for (let at: Element | null = one; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (box.width <= 1 && box.height <= 1) return undefined;
        // A line's box is as high as its line-height; its glyphs need less.
        const room = line.height * 0.25;
        const sides = [
          { out: line.left < box.left - 2 || line.right > box.right + 2, overflow: overflowX },
          { out: line.top < box.top - room || line.bottom > box.bottom + room, overflow: overflowY },
        ].filter(({ out }) => out);
        if (sides.some(({ overflow }) => /auto|scroll/.test(overflow))) return undefined;
        if (sides.some(({ overflow }) => /hidden|clip/.test(overflow))) return 'is cut off';
        const isControl = at.matches('button, a, label') && at.clientWidth > 0;
        if (isControl && sides.length > 0) return 'leaves its control';
      }
      return line.right > window.innerWidth + 1 || line.left < -1 ? 'leaves the window' : null;
    };
    const layerOf = (one: Element) => {
      for (let at: Element | null = one; at; at = at.parentElement)
        if (at.matches('dialog') || /fixed|sticky/.test(getComputedStyle(at).position))
          return all.indexOf(at);
      return 0;
    };
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.closest(ignored) === null)
      .flatMap((one) =>
        ownLines(one).flatMap((line) => {
          const fault = faultOf(one, line);
          if (fault === undefined) return [];
          const text = `${one.tagName} “${(one.textContent ?? '').trim().slice(0, 60)}”`;
          const { left, right, top, bottom } = line;
          return [{ text, element: all.indexOf(one), layer: layerOf(one), left, right, top, bottom, fault }];
        }),
      );
  });
}

const isOver = (one: Line, other: Line) =>
  one.element !== other.element &&
  one.layer === other.layer &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.4 * (one.bottom - one.top);

/** Texts that something cuts off, that leave their control or the window, or that lie over another. */
async function lostTexts(page: Page): Promise<string[]> {
  const lines = await linesInSight(page);
  const lost = lines.flatMap(({ text, fault }) => (fault ? [`${text} ${fault}`] : []));
  const covered = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .flatMap((other) => (isOver(line, other) ? [`${line.text} lies over ${other.text}`] : [])),
  );
  return [...new Set([...lost, ...covered])];
}

/**
 * At the width that a zoom of 400 % leaves, with the widest text spacing, nothing is lost: no sideways scroll, no text
 * cut off, outside its control or over another. Call `widenText` before the page is loaded. S9-27.
 */
export async function expectTextKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await expect.poll(() => lostTexts(page), name).toEqual([]);
}
