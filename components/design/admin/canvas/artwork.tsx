import { memo, type Ref } from 'react';
import { layerPlace } from '@/lib/modules/design/rules/scene-to-svg';
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import type { View } from './view';

interface ArtworkProps {
  scene: Scene;
  view: View;
  /** Rendered SVG ("ink") by layer id. */
  inks: ReadonlyMap<string, SafeSvg>;
  /** The layer's accessible name. */
  nameOf: (layer: Layer) => string;
  selection: readonly string[];
  /** Id of the layer in the tab order (roving tabindex). */
  stop: string | undefined;
  label: string;
  describedBy: string;
  listRef: Ref<SVGSVGElement>;
  onFocusLayer: (id: string) => void;
}

interface LayerGroupProps {
  id: string;
  place: string;
  ink: SafeSvg;
  name: string;
  isSelected: boolean;
  isStop: boolean;
  onFocus: (id: string) => void;
}

/** One layer, rendered once and then only moved: during a drag, the painter writes its `transform` outside React. */
const LayerGroup = memo(function LayerGroup(props: LayerGroupProps) {
  const { id, place, ink, name, isSelected, isStop, onFocus } = props;
  return (
    <g
      role="option"
      data-layer={id}
      aria-label={name}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      transform={place}
      className="shadow-none!"
      onFocus={() => onFocus(id)}
      // Safe markup: `layerInk` writes only outlines, checked numbers, colours and URLs.
      dangerouslySetInnerHTML={{ __html: ink }}
    />
  );
});

/**
 * The side's layers as they are printed, as a list for keyboard navigation. Parts outside the print area are clipped.
 */
export function Artwork(props: ArtworkProps) {
  const { scene, view, inks, nameOf, selection, stop, label, describedBy, listRef, onFocusLayer } = props;
  const { left, top, right, bottom } = view.area;
  const layers = scene.layers.filter((layer) => !layer.hidden);
  return (
    <svg
      ref={listRef}
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={layers.length === 0 ? 0 : -1}
      viewBox={`0 0 ${scene.area.widthMm} ${scene.area.heightMm}`}
      preserveAspectRatio="none"
      className="absolute overflow-hidden will-change-transform focus-visible:outline-2 focus-visible:outline-accent"
      style={{ left, top, width: right - left, height: bottom - top }}
    >
      {layers.map((layer) => (
        <LayerGroup
          key={layer.id}
          id={layer.id}
          place={layerPlace(layer)}
          ink={inks.get(layer.id) ?? ('' as SafeSvg)}
          name={nameOf(layer)}
          isSelected={selection.includes(layer.id)}
          isStop={layer.id === stop}
          onFocus={onFocusLayer}
        />
      ))}
    </svg>
  );
}
