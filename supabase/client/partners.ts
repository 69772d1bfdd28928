import {
  partnerReportSchema,
  partnerSchema,
  type Partner,
  type PartnerReport,
} from '@vakman/domain/partner/partner.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * What is written down of partners, by name.
 *
 * @throws {BackendError}
 */
export async function listPartners(connection: Connection): Promise<Partner[]> {
  return callFunction(connection, 'list_partners', {}, z.array(partnerSchema));
}

export type PartnerDraft = Pick<Partner, 'source' | 'name' | 'site' | 'contact_email'> & {
  /** That was read; null for a new one. */
  readonly version: number | null;
};

/**
 * Writes a partner, or another text in its place.
 *
 * @returns its version.
 * @throws {BackendError} with the code `taken`, `too_many`, `changed` where another version stands, or `23514` where a
 * rule is broken.
 */
export async function savePartner(connection: Connection, draft: PartnerDraft): Promise<number> {
  return callFunction(connection, 'save_partner', { ...draft }, z.int());
}

/**
 * Ends a partnership, and the link to its report with it; or takes it up again.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function endPartner(connection: Connection, source: string, ended = true): Promise<void> {
  await callFunction(connection, 'end_partner', { source, ended }, z.unknown());
}

/**
 * Makes a link to a partner's report; the one before leads nowhere from then on.
 *
 * @returns its secret, which nobody can ask for again.
 * @throws {BackendError} with the code `ended` or `PT404`.
 */
export async function openPartnerReport(connection: Connection, source: string): Promise<string> {
  return callFunction(connection, 'open_partner_report', { source }, z.string());
}

/**
 * Takes the link to a partner's report back.
 *
 * @throws {BackendError} with the code `ended` or `PT404`.
 */
export async function closePartnerReport(connection: Connection, source: string): Promise<void> {
  await callFunction(connection, 'close_partner_report', { source }, z.unknown());
}

/**
 * What the link to a report shows; null for a secret that is none of ours.
 *
 * @throws {BackendError} with the code `PT429` for whoever asks too often.
 */
export async function readPartnerReport(
  connection: Connection,
  secret: string,
): Promise<PartnerReport | null> {
  return callFunction(connection, 'read_partner_report', { secret }, z.nullable(partnerReportSchema));
}
