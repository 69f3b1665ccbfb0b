import type { Region } from '@/lib/kernel/regions';
import type { DraftPlan, DraftStore } from '@/lib/modules/event-builder/contract/event-draft';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { templateOf, type Start } from '@/lib/modules/event-builder/rules/draft-plan';
import type { TemplateId } from '@/lib/modules/event-builder/rules/templates';
import type { BuiltContent } from './built-content';
import { FIRST_STORE } from './first-store';
import { fromTemplate, type TemplateTexts } from './from-template';

const FIRST_PLAN: DraftPlan = {
  start: 'blank',
  step: 'type',
  slug: '',
  source: null,
  parts: { products: true, look: true, details: true, vouchers: false, stock: 'made_to_order' },
};

/** What the wizard begins with: a blank store of the client's own region. */
export function firstDraft(region: Region): DraftStore {
  return { ...FIRST_STORE, region, plan: FIRST_PLAN };
}

export function planOf(store: BuiltContent): DraftPlan {
  return store.plan ?? FIRST_PLAN;
}

export function withPlan(change: Partial<DraftPlan>) {
  return (store: BuiltContent): BuiltContent => ({ ...store, plan: { ...planOf(store), ...change } });
}

/**
 * Starts over from a template, blank, or with a copy: type, look, texts and products are its own; name, address, region
 * and logo stay. S2.2-26.
 */
export function startedFrom(start: Start, textsOf: (id: TemplateId) => TemplateTexts, blanks: BuilderBlanks) {
  return (store: BuiltContent): BuiltContent => {
    const { region, img_id, page } = store;
    const template = templateOf(start);
    const made =
      template === null ? null : fromTemplate(template, { region, texts: textsOf(template), blanks });
    const texts = made?.page ?? { heading: '', subheading: '' };
    return {
      ...FIRST_STORE,
      type: start === 'blank' ? store.type : FIRST_STORE.type,
      ...(made ? { type: made.type, theme: made.theme, products: made.products } : {}),
      region,
      img_id,
      page: { ...texts, name: page.name },
      plan: { ...planOf(store), start, source: start === 'clone' ? planOf(store).source : null },
    };
  };
}
