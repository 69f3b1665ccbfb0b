'use client';

import { DesignCanvas } from '../canvas/design-canvas';
import { useDesigner } from './designer-context';
import { focusText } from './move-focus';
import { SideSwitch } from './side-switch';
import { useLayerWords } from './use-layer-words';

/** The garment with its design; the side switch above it where it has no other place. */
export function Stage({ withSides }: { withSides: boolean }) {
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
    </>
  );
}
