import { figuresSchema, type Figures } from '@vakman/domain/figures/figures.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * How the office does from the week of a day on, such as `2026-11-23`.
 *
 * @throws {BackendError}
 */
export async function readFigures(connection: Connection, since: string): Promise<Figures> {
  return callFunction(connection, 'read_figures', { since }, figuresSchema);
}
