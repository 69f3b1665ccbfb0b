'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/text-area';
import { holdsMarkup } from '@/lib/modules/design/rules/holds-markup';
import { maxLengthOf } from '@/lib/modules/design/rules/personalise';
import { SCENE_LIMITS, textLengthOf, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { FamilyPicker } from './family-picker';
import { InkField } from './ink-field';
import { TEXT_FIELD_ATTRIBUTE } from './move-focus';
import { PanelSection } from './panel-section';
import { ShopperFields } from './shopper-fields';
import { TextAlignField } from './text-align-field';
import { TextShapeFields } from './text-shape-fields';
import { TextSizeField } from './text-size-field';
import { useTyped } from './use-typed';

/** Settings of a text; each field applies at once. */
export function TextPanel({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor, fontBooks } = useDesigner();
  const ids = [layer.id];
  const setFill = (fill: string, merge: string) =>
    editor.dispatch({ type: 'set-text', ids, fields: { fill } }, merge);
  const setFamily = (fontFamily: string, merge: string) =>
    editor.dispatch({ type: 'set-text', ids, fields: { fontFamily } }, merge);
  return (
    <>
      <PanelSection title={t('title')}>
        <WordsField layer={layer} />
        <FamilyPicker family={layer.fontFamily} isLoading={!fontBooks[layer.fontFamily]} write={setFamily} />
        <div className="grid grid-cols-2 gap-3">
          <TextSizeField layer={layer} />
          <TextAlignField layer={layer} />
        </div>
        <InkField label={t('colour')} value={layer.fill} write={setFill} />
      </PanelSection>
      <TextShapeFields layer={layer} />
      <ShopperFields layer={layer} />
    </>
  );
}

/** The text; one that shoppers may change has a single line. */
function WordsField({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const { customisable } = layer;
  const others = textLengthOf(useScene()?.layers ?? []) - layer.text.length;
  const typed = useTyped({
    text: layer.text,
    read: (text) => (holdsMarkup(text) ? null : customisable ? text.replaceAll('\n', ' ') : text),
    write: (text, merge) => editor.dispatch({ type: 'set-text', ids: [layer.id], fields: { text } }, merge),
  });
  const mark = { [TEXT_FIELD_ATTRIBUTE]: layer.id };
  return (
    <TextArea
      {...mark}
      label={t('words')}
      hint={customisable ? t('example') : undefined}
      error={typed.isWrong ? t('markup') : undefined}
      rows={2}
      maxLength={Math.min(maxLengthOf(layer), Math.max(0, SCENE_LIMITS.sideTextLength - others))}
      value={typed.text}
      onChange={(event) => typed.onText(event.target.value)}
      onBlur={typed.onBlur}
    />
  );
}
