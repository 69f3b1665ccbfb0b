export const ARIA_LANGUAGES: string[];
export function ariaLanguageRules(): {
  '*.mjs': {
    condition: { all: ['production', 'browser', { path: RegExp }, { not: { path: RegExp } }] };
    loaders: string[];
  };
};
export default function loadNoTexts(): string;
