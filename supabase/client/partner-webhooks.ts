import { partnerWebhookSchema, type PartnerWebhook } from '@vakman/domain/partner/partner.webhook-answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * Has a partner told at an address from now on. Where he was before, the secret is replaced, and the old one signs too
 * for a day.
 *
 * @returns the secret, which nobody can ask for again.
 * @throws {BackendError} with the code `webhook_url`, `ended` or `PT404`.
 */
export async function openPartnerWebhook(
  connection: Connection,
  source: string,
  url: string,
): Promise<string> {
  return callFunction(connection, 'open_partner_webhook', { source, url }, z.string());
}

/** @throws {BackendError} with the code `ended` or `PT404`. */
export async function closePartnerWebhook(connection: Connection, source: string): Promise<void> {
  await callFunction(connection, 'close_partner_webhook', { source }, z.unknown());
}

/**
 * Has a test sent, once.
 *
 * @throws {BackendError} with the code `webhook_off` where there is none any more, `ended` or `PT404`.
 */
export async function testPartnerWebhook(connection: Connection, source: string): Promise<void> {
  await callFunction(connection, 'test_partner_webhook', { source }, z.unknown());
}

/**
 * A partner's webhook as it stands, and its last deliveries.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function readPartnerWebhook(connection: Connection, source: string): Promise<PartnerWebhook> {
  return callFunction(connection, 'read_partner_webhook', { source }, partnerWebhookSchema);
}
