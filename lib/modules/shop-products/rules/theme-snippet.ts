import { THEME_FIELDS } from './theme-fields';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
};
const written = (text: string): string => text.replaceAll(/[&<>{}]/g, (one) => ENTITIES[one] ?? one);

/**
 * What a merchant puts into the product page of their theme, once for all products: a field for each text and picture that a shopper adds, from
 * what the last push has left with the product. Fields belong to the form that adds to the basket, wherever that is, and are checked before it
 * is sent, since many themes leave the browser's own check out. `title`: above the fields, in the shop's language. S4-81.
 */
export const themeSnippet = (
  title: string,
): string => `{%- assign fields = product.metafields.${THEME_FIELDS.namespace}.${THEME_FIELDS.key}.value -%}
{%- if fields.size > 0 -%}
<fieldset class="merchloom-fields" style="border: 0; margin: 0 0 1em; padding: 0">
  <legend>${written(title)}</legend>
  {%- for field in fields -%}
  {%- assign id = 'merchloom-' | append: section.id | append: '-' | append: forloop.index -%}
  <p style="margin: 0.5em 0">
    <label for="{{ id | escape }}" style="display: block">{{ field.label | escape }}</label>
    {%- if field.kind == 'picture' -%}
    <input id="{{ id | escape }}" type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" required
      name="properties[{{ field.name | escape }}]" form="product-form-{{ section.id }}">
    {%- else -%}
    <input id="{{ id | escape }}" type="text" required style="width: 100%; padding: 0.6em; font-size: 16px; box-sizing: border-box"
      name="properties[{{ field.name | escape }}]" form="product-form-{{ section.id }}"
      {%- if field.max %} maxlength="{{ field.max }}"{% endif -%}
      {%- if field.pattern %} pattern="{{ field.pattern | escape }}"{% endif %}>
    {%- endif -%}
  </p>
  {%- endfor -%}
</fieldset>
<script>
  (() => {
    const box = document.currentScript.previousElementSibling;
    const fields = [...box.querySelectorAll('input')];
    const buys = (form) => form.querySelector('[name="id"]') && form.querySelector('[type="submit"], [name="add"]');
    const section = box.closest('.shopify-section') || document;
    const tie = () => {
      const form = [...section.querySelectorAll('form[action*="/cart/add"]')].find(buys);
      if (!form || fields.every((field) => field.form === form)) return;
      if (!form.hasAttribute('id')) form.setAttribute('id', 'merchloom-form-{{ section.id }}');
      for (const field of fields) field.setAttribute('form', form.getAttribute('id'));
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tie);
    else tie();
    window.addEventListener('submit', (event) => {
      const wrong = fields.find((field) => field.form === event.target && !field.checkValidity());
      if (!wrong) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wrong.reportValidity();
    }, true);
  })();
</script>
{%- endif -%}
`;
