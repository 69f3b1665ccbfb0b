'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { DesignCanvas } from '../canvas/design-canvas';
import { useDesigner } from './designer-context';
import { focusText } from './move-focus';
import { SideSwitch } from './side-switch';
import { useLayerWords } from './use-layer-words';

interface StageProps {
  withSides: boolean;
  cost: ((sides: number) => string) | undefined;
  /** Tools over the canvas. */
  children: ReactNode;
}

/** What one piece costs with as many sides printed as the design has now. D50. */
function CostNote({ cost }: { cost: (sides: number) => string }) {
  const t = useTranslations('designer.view');
  const { design } = useDesigner().editor.state;
  const printed = SIDES.filter((side) => design[side]?.layers.some((layer) => !layer.hidden));
  return (
    <p
      role="status"
      className="absolute start-2 top-2 max-w-[calc(100%-10rem)] rounded-control border border-line bg-surface/95 px-2.5 py-1 text-[0.9375rem] font-semibold tabular-nums"
    >
      {t('cost', { cost: cost(printed.length) })}
    </p>
  );
}

/** The garment with its design; the side switch above it where it has no other place. */
export function Stage({ withSides, cost, children }: StageProps) {
  const { editor, family, garment, pictures, readOnly, openSettings } = useDesigner();
  const { name } = useLayerWords();
  const open = () => {
    openSettings();
    focusText();
  };
  return (
    <>
      {withSides ? (
        <div className="mx-auto w-56 max-w-full shrink-0 px-2 py-2">
          <SideSwitch />
        </div>
      ) : null}
      <div className="relative flex min-h-0 grow flex-col">
        <DesignCanvas
          editor={editor}
          family={family}
          colour={garment.hex}
          pictures={pictures}
          nameOf={name}
          onOpen={open}
          readOnly={readOnly}
          className="min-h-0 grow rounded-none!"
        />
        {cost ? <CostNote cost={cost} /> : null}
        {children}
      </div>
    </>
  );
}
