import {
  partnerMonthSchema,
  type PartnerMonth,
} from '@vakman/domain/partner-figures/partner-figures.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * What each partner brought from the month of a day on, such as `2026-01-01`; months in which nothing came are missing.
 *
 * @throws {BackendError}
 */
export async function listPartnerFigures(connection: Connection, since: string): Promise<PartnerMonth[]> {
  return callFunction(connection, 'list_partner_figures', { since }, z.array(partnerMonthSchema));
}
