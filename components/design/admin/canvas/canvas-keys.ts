import type { Direction, EditCommand } from '@/lib/modules/design/rules/edit/edit-state';

/** Actions of the canvas that keys can trigger. */
export type KeyAction =
  | { do: 'command'; command: EditCommand }
  | { do: 'undo' | 'redo' | 'escape' | 'next' | 'previous' | 'first' | 'last' | 'keep' | 'open' };

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const GROWTH = 1.05;
const TURN = 5;
const FAR_TURN = 15;

const command = (wanted: EditCommand): KeyAction => ({ do: 'command', command: wanted });

/**
 * Keys by character, independent of the keyboard's layout: some layouts need AltGr for brackets, which reports Control
 * and Alt.
 */
const SIGNS: Record<string, KeyAction> = {
  '+': command({ type: 'scale', factor: GROWTH }),
  '=': command({ type: 'scale', factor: GROWTH }),
  '-': command({ type: 'scale', factor: 1 / GROWTH }),
  _: command({ type: 'scale', factor: 1 / GROWTH }),
  '[': command({ type: 'rotate', degrees: -TURN }),
  ']': command({ type: 'rotate', degrees: TURN }),
  '{': command({ type: 'rotate', degrees: -FAR_TURN }),
  '}': command({ type: 'rotate', degrees: FAR_TURN }),
};

const PLAIN: Record<string, KeyAction> = {
  Delete: command({ type: 'delete' }),
  Backspace: command({ type: 'delete' }),
  Escape: { do: 'escape' },
  Home: { do: 'first' },
  End: { do: 'last' },
  ' ': { do: 'keep' },
  Enter: { do: 'open' },
};

function withControl({ key, shiftKey }: PressedKey): KeyAction | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { do: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'a':
      return command({ type: 'select-all' });
    case 'd':
      return command({ type: 'duplicate' });
    default:
      return null;
  }
}

/** With Control, these characters zoom the page and are left to the browser. */
const ZOOM_SIGNS = ['+', '=', '-', '_'];

/** The action of a key press; null if the canvas does not handle the key. */
export function keyAction(pressed: PressedKey): KeyAction | null {
  const { key, shiftKey, ctrlKey, metaKey } = pressed;
  const isControl = ctrlKey || metaKey;
  const sign = SIGNS[key];
  if (sign) return isControl && ZOOM_SIGNS.includes(key) ? null : sign;
  if (isControl) return withControl(pressed);
  if (key === 'Tab') return { do: shiftKey ? 'previous' : 'next' };
  const direction = ARROWS[key];
  if (direction) return command({ type: 'nudge', direction, ...(shiftKey ? { far: true } : {}) });
  return PLAIN[key] ?? null;
}
