import type { ColourName } from './colour';
import type { DescribedLayer, SceneDescription } from './describe-scene';

/** Keys below `design.` in the message files. */
type DesignKey =
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

/** Translates the keys below `design.` into one language. */
export type DesignWords = (key: DesignKey, values?: Record<string, string | number>) => string;

function subject(layer: DescribedLayer, t: DesignWords): string[] {
  if (layer.kind === 'picture') {
    const name = layer.label === null ? t('picture') : t('named', { label: layer.label });
    return layer.colour === null ? [name] : [name, t(`colours.${layer.colour}`)];
  }
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

type From = 'collar' | 'hood' | 'top';

/** The ink of a side in words, without the side's name; empty if there is none. */
export function inkWords({ layers }: SceneDescription, from: From, t: DesignWords): string {
  return layers.map((layer) => layerWords(layer, from, t)).join('; ');
}

/**
 * A side's description in words: "Front: ‘ALEX’, red, Anton, 120 mm wide, centred, 60 mm below the collar". For alt
 * texts and packers; `t` gives the language.
 */
export function sceneWords(description: SceneDescription, from: From, t: DesignWords): string {
  const side = t(`side.${description.side}`);
  const layers = inkWords(description, from, t);
  return layers === '' ? t('nothing', { side }) : t('whole', { side, layers });
}
