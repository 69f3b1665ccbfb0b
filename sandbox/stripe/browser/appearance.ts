/** The supported part of Stripe's appearance object: theme, variables and rules. */
export interface AppearanceInput {
  theme?: string | undefined;
  variables?: Record<string, string | undefined> | undefined;
  rules?: Record<string, Record<string, string | undefined>> | undefined;
}

const LIGHT: Record<string, string> = {
  fontFamily: 'inherit',
  fontSizeBase: '16px',
  fontSizeSm: '14px',
  spacingUnit: '4px',
  borderRadius: '8px',
  colorPrimary: '#4338ca',
  colorBackground: '#ffffff',
  colorText: '#22252b',
  colorTextSecondary: '#5b606b',
  colorTextPlaceholder: '#6b7078',
  colorDanger: '#b3093c',
  colorBorder: '#c9cbd1',
};

const NIGHT: Record<string, string> = {
  ...LIGHT,
  colorPrimary: '#8ab4ff',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#d0d1d8',
  colorTextPlaceholder: '#b8bac4',
  colorDanger: '#ff8fa3',
  colorBorder: '#5a5c6b',
};

/** All rules are scoped by one class per group, so that they and the page's styles do not affect each other. */
function baseRules(scope: string): string {
  return `
${scope}{display:block;box-sizing:border-box;font-family:var(--fontFamily);font-size:var(--fontSizeBase);line-height:1.4;color:var(--colorText);text-align:left}
${scope} *{box-sizing:border-box}
${scope} .Fieldset{border:0;margin:0;padding:0;min-width:0}
${scope} .Grid{display:grid;align-items:end;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--spacingUnit)*4) calc(var(--spacingUnit)*3)}
${scope} .Wide{grid-column:1/-1}
${scope} .Label{display:block;margin:0 0 calc(var(--spacingUnit)*1.5);font-size:var(--fontSizeSm);font-weight:500;color:var(--colorText)}
${scope} .Control{position:relative}
${scope} .Input{display:block;width:100%;min-height:44px;margin:0;padding:calc(var(--spacingUnit)*2.5) calc(var(--spacingUnit)*3);font:inherit;color:var(--colorText);background-color:var(--colorBackground);border:1px solid var(--colorBorder);border-radius:var(--borderRadius);appearance:none;-webkit-appearance:none;box-shadow:none;outline:none;transition:border-color .12s,box-shadow .12s}
${scope} select.Input{appearance:auto;-webkit-appearance:auto}
${scope} .Input::placeholder{color:var(--colorTextPlaceholder);opacity:1}
${scope} .Input:focus{border-color:var(--colorPrimary);box-shadow:0 0 0 1px var(--colorPrimary)}
${scope} .Input--invalid,${scope} .Input--invalid:focus{color:var(--colorDanger);border-color:var(--colorDanger);box-shadow:0 0 0 1px var(--colorDanger)}
${scope} .Input:disabled{opacity:.6;cursor:not-allowed}
${scope} .Error{margin:calc(var(--spacingUnit)*1.5) 0 0;font-size:var(--fontSizeSm);color:var(--colorDanger)}
${scope} .Brand{position:absolute;inset-block:0;right:calc(var(--spacingUnit)*3);display:flex;align-items:center;pointer-events:none;font-size:12px;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:var(--colorTextSecondary)}
${scope} [hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){${scope} .Input{transition:none}}
@media (forced-colors:active){${scope} .Input:focus{outline:2px solid Highlight;outline-offset:2px}}
@media (max-width:360px){${scope} .Grid{grid-template-columns:minmax(0,1fr)}}
`;
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isSafe(text: string): boolean {
  return !/[{}<>;]/.test(text);
}

function customRules(scope: string, rules: AppearanceInput['rules']): string {
  return Object.entries(rules ?? {})
    .filter(([selector]) => isSafe(selector) && selector.startsWith('.'))
    .map(([selector, properties]) => `${scope} ${selector}{${declarations(properties)}}`)
    .join('\n');
}

function declarations(properties: Record<string, string | undefined>, prefix = ''): string {
  return Object.entries(properties)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isSafe(entry[1]))
    .map(([property, value]) => `${prefix}${prefix ? property : kebab(property)}:${value}`)
    .join(';');
}

export function styleText(scope: string, appearance: AppearanceInput): string {
  const base = appearance.theme === 'night' ? NIGHT : LIGHT;
  const variables = declarations({ ...base, ...appearance.variables }, '--');
  return `${scope}{${variables}}\n${baseRules(scope)}\n${customRules(scope, appearance.rules)}`;
}

/** Adds CSS in a way that a strict `style-src` allows; returns functions to replace and remove it. */
export function addStyles(text: string): { replace(text: string): void; remove(): void } {
  if ('adoptedStyleSheets' in document && typeof CSSStyleSheet.prototype.replaceSync === 'function') {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return {
      replace: (next) => sheet.replaceSync(next),
      remove: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    };
  }
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  return { replace: (next) => (element.textContent = next), remove: () => element.remove() };
}
