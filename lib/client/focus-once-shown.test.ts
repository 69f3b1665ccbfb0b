/** @jest-environment jsdom */
import { focusOnceShown } from './focus-once-shown';

let field: HTMLInputElement;
let other: HTMLInputElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input id="field" /><input id="other" />';
  [field, other] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
});
afterEach(() => jest.useRealTimers());

/** Imitates a browser, which does not focus hidden elements. */
function hide(element: HTMLElement): () => void {
  const { focus } = HTMLElement.prototype;
  let hidden = true;
  element.focus = () => (hidden ? undefined : focus.call(element));
  return () => {
    hidden = false;
  };
}

test('what can be seen has the focus at once', () => {
  focusOnceShown(field);
  expect(document.activeElement).toBe(field);
});

test('what is hidden has it once it is shown', () => {
  const show = hide(field);
  focusOnceShown(field);
  jest.advanceTimersByTime(600);
  expect(document.activeElement).toBe(document.body);
  show();
  jest.advanceTimersByTime(50);
  expect(document.activeElement).toBe(field);
});

test('nobody is taken away from where they went meanwhile', () => {
  const show = hide(field);
  focusOnceShown(field);
  jest.advanceTimersByTime(100);
  other.focus();
  show();
  jest.advanceTimersByTime(100);
  expect(document.activeElement).toBe(other);
});

test('what is never shown is given up', () => {
  const show = hide(field);
  focusOnceShown(field);
  jest.advanceTimersByTime(3000);
  show();
  jest.advanceTimersByTime(100);
  expect(document.activeElement).toBe(document.body);
});
