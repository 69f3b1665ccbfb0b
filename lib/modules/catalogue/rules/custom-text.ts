import { flag } from '@/lib/kernel/flag';

interface SideLayers {
  front?: readonly { customisable?: unknown }[] | null;
  back?: readonly { customisable?: unknown }[] | null;
}

/**
 * The derived flags of S3.2, from wire layers: whether any layer of a side is customisable, with booleans parsed as in
 * D30.
 */
export function customTextOf({ front, back }: SideLayers): {
  custom_text_front: boolean;
  custom_text_back: boolean;
} {
  const open = (layers: SideLayers['front']) => (layers ?? []).some((layer) => flag(layer.customisable));
  return { custom_text_front: open(front), custom_text_back: open(back) };
}
