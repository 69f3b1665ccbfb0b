import type { ColourName } from './colour';
import type { DescribedLayer, SceneDescription } from './describe-scene';

/** Keys below `design.` in the message files. */
export type DesignKey =
  | `side.${'front' | 'back'}`
  | `column.${'left' | 'centre' | 'right'}`
  | `below.${'collar' | 'hood' | 'top'}`
  | `colours.${ColourName}`
  | 'whole'
  | 'nothing'
  | 'text'
  | 'picture'
  | 'named'
  | 'outline'
  | 'curved'
  | 'turned'
  | 'wide';

/** A look-up of one language's texts below `design.`. */
export type DesignWords = (key: DesignKey, values?: Record<string, string | number>) => string;

function subject(layer: DescribedLayer, t: DesignWords): string[] {
  if (layer.kind === 'picture')
    return [layer.label === null ? t('picture') : t('named', { label: layer.label })];
  return [
    t('text', { text: layer.text }),
    t(`colours.${layer.colour}`),
    layer.fontFamily,
    ...(layer.outline ? [t('outline', { colour: t(`colours.${layer.outline}`) })] : []),
    ...(layer.curved ? [t('curved')] : []),
  ];
}

function layerWords(layer: DescribedLayer, from: 'collar' | 'hood' | 'top', t: DesignWords): string {
  return [
    ...subject(layer, t),
    t('wide', { mm: layer.widthMm }),
    ...(layer.turned === 0 ? [] : [t('turned', { degrees: layer.turned })]),
    t(`column.${layer.column}`),
    t(`below.${from}`, { mm: layer.belowMm }),
  ].join(', ');
}

/**
 * A side's description in words: "Front: ‘ALEX’, red, Anton, 120 mm wide, centred, 60 mm below the collar". For alt texts
 * and packers (LOOK "Accessible by build"); `t` gives the language.
 */
export function sceneWords(
  { side, layers }: SceneDescription,
  from: 'collar' | 'hood' | 'top',
  t: DesignWords,
): string {
  const name = t(`side.${side}`);
  if (layers.length === 0) return t('nothing', { side: name });
  return t('whole', { side: name, layers: layers.map((layer) => layerWords(layer, from, t)).join('; ') });
}
