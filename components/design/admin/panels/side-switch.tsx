'use client';

import { useTranslations } from 'next-intl';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { Segmented } from './segmented';

/** Switch between front and back, with each side's number of layers. */
export function SideSwitch() {
  const t = useTranslations('designer.side');
  const { editor } = useDesigner();
  const { design, side } = editor.state;
  const options = SIDES.map((value) => {
    const count = design[value]?.layers.length ?? 0;
    const named = value === 'front' ? t('front') : t('back');
    return {
      value,
      label: t('named', { side: named, count }),
      content: (
        <span className="flex items-center gap-1.5 sm:px-1">
          {named}
          {count > 0 ? <span className="text-sm font-normal tabular-nums">{count}</span> : null}
        </span>
      ),
    };
  });
  return (
    <Segmented
      label={t('label')}
      isLabelShown={false}
      value={side}
      options={options}
      onChoose={(wanted) => editor.dispatch({ type: 'side', side: wanted })}
    />
  );
}
