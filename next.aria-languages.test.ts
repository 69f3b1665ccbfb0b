/** @jest-environment node */
import { LOCALES } from '@/lib/kernel/locales';
import { ARIA_LANGUAGES, ariaLanguageRules } from './next.aria-languages.mjs';

const rule = ariaLanguageRules()['*.mjs'];
const [, , texts, kept] = rule.condition.all;

/** Whether the rule leaves this file of texts out of the bundles. */
function isLeftOut(file: string): boolean {
  return texts.path.test(file) && !kept.not.path.test(file);
}

describe('the languages of React Aria', () => {
  it('are those of the product, English by its American name', () => {
    const own = LOCALES.map(({ file }) => (file === 'en-GB' ? 'en-US' : file));
    expect(new Set(ARIA_LANGUAGES)).toEqual(new Set(own));
  });

  it.each([
    ['node_modules/react-aria/dist/private/intl/calendar/ar-AE.mjs', true],
    ['node_modules/react-stately/dist/private/intl/datepicker/pt-BR.mjs', true],
    ['node_modules/react-aria-components/dist/private/intl/zh-CN.mjs', true],
    ['node_modules/react-aria/dist/private/intl/calendar/nb-NO.mjs', false],
    ['node_modules/react-aria-components/dist/private/intl/en-US.mjs', false],
    ['node_modules/react-aria/dist/private/calendar/intlStrings.mjs', false],
    ['messages/pt-BR.mjs', false],
  ])('%s is left out: %s', (file, expected) => expect(isLeftOut(file)).toBe(expected));
});
