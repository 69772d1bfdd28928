import { roomSheets, type RenderedTag } from '../../generated/rendered-widgets.ts';
import shared from '../ui/room.css?inline';
import { minifyStyles } from './minify-styles.ts';

/**
 * For widgets that stand above what a link leads to (those with a `<name>.room.css`): what gives them their height while
 * their style is still to come, so that nothing below them moves when it does. They stand on our own pages alone, whose
 * tokens and text they inherit, and whose whole width they take.
 */
export const roomStyles = Object.fromEntries(
  Object.entries(roomSheets).map(([tag, sheet]) => [tag, minifyStyles(`${shared}${sheet}`)]),
) as Partial<Readonly<Record<RenderedTag, string>>>;
